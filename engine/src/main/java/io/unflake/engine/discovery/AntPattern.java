package io.unflake.engine.discovery;

import java.util.regex.Pattern;

/** Compiles Ant path patterns: {@code ?}, {@code *} within a folder, {@code **} across folders. */
final class AntPattern {

    private AntPattern() {}

    static Pattern compile(String pattern) {
        StringBuilder regex = new StringBuilder();
        String rest = pattern.endsWith("/") ? pattern + "**" : pattern;
        for (int i = 0; i < rest.length(); i++) {
            char c = rest.charAt(i);
            if (rest.startsWith("**/", i)) {
                regex.append("(?:.*/)?");
                i += 2;
            } else if (rest.startsWith("**", i)) {
                regex.append(".*");
                i++;
            } else if (c == '*') {
                regex.append("[^/]*");
            } else if (c == '?') {
                regex.append("[^/]");
            } else {
                regex.append(Pattern.quote(String.valueOf(c)));
            }
        }
        return Pattern.compile(regex.toString());
    }
}
