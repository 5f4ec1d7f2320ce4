package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.MethodCallExpr;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
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
                .map(constant ->
                        LineRewrite.ofNodes("use Locale." + constant, lines, NodeRule.firstOf(localeRules(constant))))
                .flatMap(Optional::stream)
                .toList();
    }

    private static List<NodeRule> localeRules(String constant) {
        Function<Imports, String> locale = imports -> imports.use(LOCALE) + "." + constant;
        return List.of(
                ArgumentRule.first("(?s).*\\.to(Upper|Lower)Case", "0", locale),
                LocaleArgument.unlessFirst(ArgumentRule.first(
                        "(String\\.format|(?s).*\\.printf|(System\\.\\w+|\\w*[wW]riter|\\w*[sS]tream)\\.format)",
                        "[1-9]\\d*",
                        locale)),
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
                new ReplacementRule("Locale", "getDefault", locale),
                (source, node, imports) -> withLocale(source, node, imports, locale),
                (source, node, imports) -> formatted(source, node, imports, locale));
    }

    private static List<Edit> withLocale(
            JavaSource source, Node node, Imports imports, Function<Imports, String> locale) {
        return node instanceof MethodCallExpr call
                        && call.getNameAsString().startsWith("ofLocalized")
                        && call.getScope()
                                .filter(scope -> NamedType.is("DateTimeFormatter", scope))
                                .isPresent()
                ? List.of(Edit.inLine(source.end(call), ".withLocale(" + locale.apply(imports) + ")"))
                : List.of();
    }

    /** The method has no variant with a locale: {@code "%d".formatted(1)} becomes {@code String.format(ROOT, "%d", 1)}. */
    private static List<Edit> formatted(
            JavaSource source, Node node, Imports imports, Function<Imports, String> locale) {
        boolean isMeant = node instanceof MethodCallExpr call
                && call.getNameAsString().equals("formatted")
                && call.getScope().isPresent()
                && !call.getArguments().isEmpty();
        if (!isMeant) {
            return List.of();
        }
        MethodCallExpr call = (MethodCallExpr) node;
        int dot = source.end(call.getScope().orElseThrow());
        return List.of(
                Edit.inLine(source.begin(call), "String.format(" + locale.apply(imports) + ", "),
                Edit.replacement(dot, source.begin(call.getArgument(0)), ", "));
    }

    /** States UTC at calls that would use the default time zone. */
    public static List<Rewrite> zone(List<CodeLine> lines) {
        return LineRewrite.ofNodes("use UTC", lines, NodeRule.firstOf(zoneRules())).stream()
                .toList();
    }

    private static List<NodeRule> zoneRules() {
        Function<Imports, String> zone = imports -> imports.use("java.time.ZoneOffset") + ".UTC";
        Function<Imports, String> old = imports -> imports.use("java.util.TimeZone") + ".getTimeZone(\"UTC\")";
        return List.of(
                ArgumentRule.first(
                        "(LocalDate|LocalTime|LocalDateTime|ZonedDateTime|OffsetDateTime|OffsetTime|Year|YearMonth"
                                + "|MonthDay)\\.now",
                        "0",
                        zone),
                ArgumentRule.first("Calendar\\.getInstance|new GregorianCalendar", "0", old),
                new ReplacementRule("ZoneId", "systemDefault", zone),
                new ReplacementRule("TimeZone", "getDefault", old),
                new ReplacementRule(
                        "Clock", "systemDefaultZone", imports -> imports.use("java.time.Clock") + ".systemUTC()"));
    }
}
