package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.TimestampEquality;
import io.unflake.inject.place.CallSearch;

/** STD-V: a test expects two readings of the clock to agree. */
final class TimestampDependency extends BesideOperator {

    TimestampDependency() {
        super(
                TimestampEquality.class,
                CallSearch.of(
                        "java/lang/System.currentTimeMillis",
                        "java/lang/System.nanoTime",
                        "java/util/Date.<init>",
                        "java/util/Calendar.getInstance",
                        "java/time/Instant.now",
                        "java/time/LocalDate.now",
                        "java/time/LocalDateTime.now",
                        "java/time/LocalTime.now",
                        "java/time/ZonedDateTime.now",
                        "java/time/OffsetDateTime.now"));
    }

    @Override
    public String name() {
        return "STD-V";
    }

    @Override
    public Kind kind() {
        return Kind.NOD;
    }

    @Override
    public String antiPattern() {
        return "two readings of the clock are expected to agree";
    }

    @Override
    public String reference() {
        return "issue 1935 of hutool";
    }

    @Override
    String fails(MutantEdit edit) {
        return edit.settings().gated()
                ? "if the clock advances between two readings"
                : "if the clock advances by a second between two readings";
    }
}
