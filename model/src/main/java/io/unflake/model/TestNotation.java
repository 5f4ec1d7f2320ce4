package io.unflake.model;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Understands the forms in which users write a test, or copy it from an IDE, a report or a log. */
public final class TestNotation {

    /** A class, possibly with package; it begins with a capital letter. */
    private static final String CLASS = "(?:[\\p{L}_$*][\\p{L}\\w$*]*\\.)*\\**\\p{Lu}[\\p{L}\\w$*]*";

    /** Reports write {@code closes(shop.TillTest)}. */
    private static final Pattern METHOD_OF_CLASS = Pattern.compile("([^.()\\s][^.()]*)\\((" + CLASS + ")\\)");

    /** Summaries write {@code TillTest.closes:12 late}. */
    private static final Pattern CLASS_AND_METHOD =
            Pattern.compile("(" + CLASS + ")\\.([\\p{Ll}_$*][^.(\\[{:]*(?:[(\\[{][^:]*)?)(?::\\d.*)?");

    private static final Pattern SOURCE = Pattern.compile("(" + CLASS + ")\\.(?:java|kt|groovy|class)");

    /** Only Kotlin has names such as {@code adds(1, 2)}, whose parentheses do not enclose types. */
    private static final String TYPES = "(?:[\\p{L}_$][\\p{L}\\w$.\\[\\]]*(?:,\\s*)?)*";

    private static final Pattern PARAMETERS =
            Pattern.compile("([\\p{L}_$*][\\p{L}\\w$*]*)(?:\\(" + TYPES + "\\)|\\{" + TYPES + "})((?:\\[\\d+])*)");

    private static final Pattern DURATION = Pattern.compile("\\s+(?:-- )?Time elapsed:.*");
    private static final Pattern LINK = Pattern.compile("java:(?:test|suite)://([^/]+)(?:/(.+))?");
    private static final Pattern SEGMENT = Pattern.compile("\\[([\\w-]+):([^\\]/(]+)[^\\]/]*]");

    private TestNotation() {}

    /** Returns {@code Class#method}, or {@code Class}; a text that is neither is returned as it is. */
    public static String canonical(String text) {
        String test = DURATION.matcher(text.strip()).replaceFirst("");
        if (test.startsWith("[engine:")) {
            return ofUniqueId(test);
        }
        if (test.contains(" > ")) {
            return ofGradle(List.of(test.split(" > ", -1)));
        }
        Matcher link = LINK.matcher(test);
        if (link.matches()) {
            return joined(link.group(1), link.group(2));
        }
        int mark = test.indexOf("::");
        String separated = mark < 0 ? test : test.substring(0, mark) + "#" + test.substring(mark + 2);
        int hash = separated.indexOf('#');
        return hash < 0 ? ofReport(separated) : joined(separated.substring(0, hash), separated.substring(hash + 1));
    }

    private static String ofReport(String test) {
        Matcher source = SOURCE.matcher(test);
        if (source.matches()) {
            return source.group(1);
        }
        Matcher both = CLASS_AND_METHOD.matcher(test);
        if (both.matches()) {
            return joined(both.group(1), both.group(2));
        }
        Matcher method = METHOD_OF_CLASS.matcher(test);
        return method.matches() ? joined(method.group(2), method.group(1)) : test;
    }

    /** The JUnit Platform names the engine, the classes and the method. */
    private static String ofUniqueId(String id) {
        List<String> classes = new ArrayList<>();
        String method = null;
        Matcher segment = SEGMENT.matcher(id);
        while (segment.find()) {
            switch (segment.group(1)) {
                case "class", "nested-class", "runner", "spec" -> classes.add(segment.group(2));
                case "method", "test", "test-template", "test-factory" -> method = segment.group(2);
                default -> {
                    // The engine, or an invocation.
                }
            }
        }
        return classes.isEmpty() ? id : joined(String.join("$", classes), method);
    }

    /** Gradle separates classes, methods and invocations by arrows. */
    private static String ofGradle(List<String> names) {
        int method = 1;
        while (method < names.size() - 1 && names.get(method).matches(CLASS)) {
            method++;
        }
        return joined(String.join("$", names.subList(0, method)), names.get(method));
    }

    private static String joined(String type, String method) {
        return method == null ? type : type + "#" + withoutParameters(method.strip());
    }

    private static String withoutParameters(String method) {
        Matcher parameters = PARAMETERS.matcher(method);
        return parameters.matches() ? parameters.group(1) + parameters.group(2) : method;
    }
}
