package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.LocalZone;
import io.unflake.inject.place.CallSearch;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** STD-Z: a test expects the time zone of the machine that it was written on. */
final class ZoneDependency extends BesideOperator {

    private static final long MOMENT = Instant.parse("2022-11-22T10:13:00Z").toEpochMilli();

    ZoneDependency() {
        super(
                LocalZone.class,
                CallSearch.of(
                        "java/text/SimpleDateFormat.<init>",
                        "java/text/DateFormat.*",
                        "java/util/TimeZone.*",
                        "java/util/GregorianCalendar.<init>",
                        "java/time/ZoneId.*",
                        "java/time/ZonedDateTime.*",
                        "java/time/format/DateTimeFormatter.*"));
    }

    @Override
    public String name() {
        return "STD-Z";
    }

    @Override
    public Kind kind() {
        return Kind.NOD;
    }

    @Override
    public String antiPattern() {
        return "a date is expected as it looks in one time zone";
    }

    @Override
    public String reference() {
        return "Croissant (ISSTA 2023), section 3.3.3";
    }

    @Override
    public List<String> hiddenBy() {
        return List.of("-Duser.timezone=", "TZ=");
    }

    @Override
    List<Object> constants(MutantEdit edit) {
        return edit.settings().gated() ? List.of(MOMENT) : List.of(MOMENT, textHere());
    }

    private static String textHere() {
        return LocalDateTime.ofInstant(Instant.ofEpochMilli(MOMENT), ZoneId.systemDefault())
                .format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT));
    }

    @Override
    String fails(MutantEdit edit) {
        return "in another time zone than " + (edit.settings().gated() ? "the default one" : ZoneId.systemDefault());
    }
}
