package io.unflake.engine.patch.rewrite;

import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.Rewrite;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes code independent of the default locale and the default time zone of the JVM. */
public final class SettingRewrites {

    private static final String LOCALE = "java.util.Locale";

    private SettingRewrites() {}

    /** States the locale at calls that would use the default one: the root locale or, if that is too plain, English. */
    public static List<Rewrite> locale(List<CodeLine> lines) {
        return Stream.of("ROOT", "ENGLISH")
                .map(constant -> LineRewrite.of("use Locale." + constant, lines, all(localeRules(constant))))
                .flatMap(Optional::stream)
                .toList();
    }

    private static List<LineRule> localeRules(String constant) {
        Function<Imports, String> locale = imports -> imports.use(LOCALE) + "." + constant;
        return List.of(
                ArgumentRule.first("(?s).*\\.to(Upper|Lower)Case", "0", locale),
                ArgumentRule.first(
                        "(String\\.format|(?s).*\\.printf|(System\\.\\w+|\\w*[wW]riter|\\w*[sS]tream)\\.format)",
                        "[1-9]\\d*",
                        locale),
                ArgumentRule.last("DateTimeFormatter\\.ofPattern", "1", locale),
                ArgumentRule.last("new (SimpleDateFormat|MessageFormat)", "1", locale),
                ArgumentRule.last(
                        "new DecimalFormat",
                        "1",
                        imports -> imports.use("java.text.DecimalFormatSymbols") + ".getInstance("
                                + locale.apply(imports) + ")"),
                ArgumentRule.last("NumberFormat\\.get\\w*Instance", "0", locale),
                ArgumentRule.last(
                        "(Calendar|DecimalFormatSymbols|Collator|BreakIterator)\\.get\\w*Instance", "0", locale),
                ArgumentRule.last("DateFormat\\.get(Date|Time)Instance", "1", locale),
                ArgumentRule.last("DateFormat\\.getDateTimeInstance", "2", locale),
                ArgumentRule.last("ResourceBundle\\.getBundle", "1", locale),
                ReplacementRule.of("Locale\\.getDefault\\(.*\\)", (call, imports) -> locale.apply(imports)),
                ReplacementRule.of(
                        "(DateTimeFormatter\\.ofLocalized\\w+\\(.*\\))",
                        (call, imports) -> call.group(1) + ".withLocale(" + locale.apply(imports) + ")"),
                ReplacementRule.of(
                        "(\"(?:[^\"\\\\]|\\\\.)*\")\\.formatted\\((.+)\\)",
                        (call, imports) -> "String.format(" + locale.apply(imports) + ", " + call.group(1) + ", "
                                + call.group(2) + ")"));
    }

    /** States UTC at calls that would use the default time zone. */
    public static List<Rewrite> zone(List<CodeLine> lines) {
        return LineRewrite.of("use UTC", lines, all(zoneRules())).stream().toList();
    }

    private static List<LineRule> zoneRules() {
        Function<Imports, String> zone = imports -> imports.use("java.time.ZoneOffset") + ".UTC";
        Function<Imports, String> old = imports -> imports.use("java.util.TimeZone") + ".getTimeZone(\"UTC\")";
        return List.of(
                ArgumentRule.first(
                        "(LocalDate|LocalTime|LocalDateTime|ZonedDateTime|OffsetDateTime|OffsetTime|Year|YearMonth"
                                + "|MonthDay)\\.now",
                        "0",
                        zone),
                ArgumentRule.first("Calendar\\.getInstance|new GregorianCalendar", "0", old),
                ReplacementRule.of("ZoneId\\.systemDefault\\(\\)", (call, imports) -> zone.apply(imports)),
                ReplacementRule.of("TimeZone\\.getDefault\\(\\)", (call, imports) -> old.apply(imports)),
                ReplacementRule.of("Clock\\.systemDefaultZone\\(\\)", (call, imports) -> "Clock.systemUTC()"));
    }

    private static LineRule all(List<LineRule> rules) {
        return (source, line, imports) -> rules.stream()
                .<Edit>flatMap(rule -> rule.edits(source, line, imports).stream())
                .toList();
    }
}
