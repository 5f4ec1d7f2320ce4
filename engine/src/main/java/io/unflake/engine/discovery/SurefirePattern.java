package io.unflake.engine.discovery;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A Surefire pattern of test classes, matched against paths such as {@code shop/TillTest.class}.
 *
 * @param negated whether the pattern starts with an exclamation mark
 * @param methods whether the pattern selects methods of a class instead of the whole class
 */
record SurefirePattern(Pattern path, boolean negated, boolean methods) {

    private static final String CLASS = ".class";
    private static final String JAVA = ".java";
    private static final Pattern SEPARATOR = Pattern.compile("[,\\n](?![^\\[]*])");
    private static final Pattern REGEX = Pattern.compile("%regex\\[(.*)]");
    private static final Pattern ANT = Pattern.compile("%ant\\[(.*)]");

    /** Parses a list of patterns, each of which may itself be a comma-separated list. */
    static List<SurefirePattern> parse(List<String> entries) {
        List<SurefirePattern> patterns = new ArrayList<>();
        for (String entry : entries) {
            for (String part : SEPARATOR.split(entry, -1)) {
                if (!part.isBlank()) {
                    patterns.add(of(part.trim()));
                }
            }
        }
        return patterns;
    }

    private static SurefirePattern of(String text) {
        boolean negated = text.startsWith("!");
        String positive = negated ? text.substring(1).trim() : text;
        var regex = REGEX.matcher(positive);
        String whole = regex.matches() ? regex.group(1) : ANT.matcher(positive).replaceFirst("$1");
        int hash = whole.indexOf('#');
        String type = hash < 0 ? whole : whole.substring(0, hash);
        Pattern path = regex.matches() ? Pattern.compile(type) : AntPattern.compile(path(type));
        return new SurefirePattern(path, negated, hash >= 0);
    }

    /** Returns the path pattern of a class name, which may be simple or qualified, and may have an extension. */
    private static String path(String type) {
        String path = type.endsWith(JAVA) ? type.substring(0, type.length() - JAVA.length()) + CLASS : type;
        if (path.endsWith(CLASS)) {
            path = path.substring(0, path.length() - CLASS.length()).replace('.', '/') + CLASS;
        } else if (!path.contains("/") && !path.endsWith(".*")) {
            path = path.replace('.', '/');
        }
        return path.startsWith("**/") ? path : "**/" + path;
    }

    boolean matches(String classFile) {
        return path.matcher(classFile).matches()
                || path.matcher(classFile.substring(0, classFile.length() - CLASS.length()))
                        .matches();
    }
}
