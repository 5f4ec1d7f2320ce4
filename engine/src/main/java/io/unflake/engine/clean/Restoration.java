package io.unflake.engine.clean;

import io.unflake.engine.invariant.Variables;
import io.unflake.model.Detail.Value;
import io.unflake.model.explain.Problem;
import java.util.Optional;
import java.util.regex.Pattern;

/** Writes a statement that gives a variable the value of the passing run, if that value can be written. */
final class Restoration {

    private static final String ABSENT = "absent";
    private static final String MOCK = "mock of ";
    private static final Pattern STATIC_MOCK = Pattern.compile("org\\.mockito\\..*Mocked(Static|Construction).*");

    private Restoration() {}

    static Optional<String> of(Problem problem) {
        Value value = problem.passing();
        int end = problem.variable().indexOf(' ');
        String kind = end < 0 ? problem.variable() : problem.variable().substring(0, end);
        String name = problem.variable().substring(end + 1);
        if (value == null) {
            return Optional.empty();
        }
        return switch (kind) {
            case "field" -> field(CallCode.sourceName(Variables.bare(problem.variable())), problem);
            case "property" -> Optional.of(property(quoted(name), value));
            case "locale" ->
                Optional.of(
                        "java.util.Locale.setDefault(java.util.Locale.forLanguageTag(" + quoted(tag(value)) + "));");
            case "zone" ->
                Optional.of("java.util.TimeZone.setDefault(java.util.TimeZone.getTimeZone(" + literal(value) + "));");
            case "file" ->
                isAbsent(value)
                        ? Optional.of(
                                "java.nio.file.Files.deleteIfExists(java.nio.file.Path.of(" + quoted(name) + "));")
                        : Optional.empty();
            case "logger" -> Optional.of(logger(quoted(name), value));
            default -> Optional.empty();
        };
    }

    /**
     * A collection that was empty is cleared; everything else must be a value that source code can contain. An enum
     * constant whose content differs cannot be restored.
     */
    private static Optional<String> field(String name, Problem problem) {
        Value value = problem.passing();
        boolean isSameObject = problem.failing() != null
                && value.literal() != null
                && value.literal().equals(problem.failing().literal());
        if (isSameObject) {
            return Optional.empty();
        }
        if (isStaticMock(problem.failing())) {
            return Optional.of(name + ".close();");
        }
        if (isMock(value) && isMock(problem.failing())) {
            return Optional.of("org.mockito.Mockito.reset(" + name + ");");
        }
        if (value.literal() != null) {
            return Optional.of(name + " = " + value.literal() + ";");
        }
        boolean isSameCollection = value.type() != null
                && value.type().startsWith("java.util.")
                && problem.failing() != null
                && value.type().equals(problem.failing().type());
        return isSameCollection && Integer.valueOf(0).equals(value.size())
                ? Optional.of(name + ".clear();")
                : Optional.empty();
    }

    /** It is active until it is closed, whatever the field holds. */
    private static boolean isStaticMock(Value value) {
        return value != null
                && value.type() != null
                && STATIC_MOCK.matcher(value.type()).matches();
    }

    private static boolean isMock(Value value) {
        return value != null && value.text().startsWith(MOCK);
    }

    private static String logger(String name, Value value) {
        String level = value.isNull() || value.text().equals("null")
                ? "null"
                : "java.util.logging.Level.parse(" + quoted(unquoted(value)) + ")";
        return "java.util.logging.Logger.getLogger(" + name + ").setLevel(" + level + ");";
    }

    private static String property(String key, Value value) {
        return value.isNull() || isAbsent(value)
                ? "System.clearProperty(" + key + ");"
                : "System.setProperty(" + key + ", " + literal(value) + ");";
    }

    private static boolean isAbsent(Value value) {
        return value.text().equals(ABSENT);
    }

    private static String tag(Value value) {
        String name = unquoted(value);
        int end = name.indexOf(' ');
        return (end < 0 ? name : name.substring(0, end)).replace('_', '-');
    }

    private static String literal(Value value) {
        return value.literal() == null ? quoted(value.text()) : value.literal();
    }

    private static String unquoted(Value value) {
        String text = value.text();
        return text.length() > 1 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
