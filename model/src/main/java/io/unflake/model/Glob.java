package io.unflake.model;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/**
 * A pattern for names of classes, methods and APIs.
 *
 * <p>{@code *} matches any number of characters, dots included; every other character matches only itself. A pattern
 * matches whole names.
 */
public final class Glob {

    /** The texts between the stars. */
    private final List<String> parts;

    public Glob(String pattern) {
        parts = List.of(pattern.split("\\*", -1));
    }

    /** Returns a predicate for names that match at least one of the patterns. */
    public static Predicate<String> anyOf(Collection<String> patterns) {
        List<Glob> globs = patterns.stream().map(Glob::new).toList();
        return name -> anyMatches(globs, name);
    }

    /** Written as a loop because the agent calls it while classes load, when linking a lambda could recurse. */
    private static boolean anyMatches(List<Glob> globs, String name) {
        for (Glob glob : globs) {
            if (glob.matches(name)) {
                return true;
            }
        }
        return false;
    }

    public boolean matches(String name) {
        int last = parts.size() - 1;
        String start = parts.get(0);
        String end = parts.get(last);
        if (last == 0) {
            return name.equals(start);
        }
        return name.length() >= start.length() + end.length()
                && name.startsWith(start)
                && name.endsWith(end)
                && contains(name.substring(start.length(), name.length() - end.length()), parts.subList(1, last));
    }

    /** Whether a text contains all parts in this order; the first match of each leaves the most text for the others. */
    private static boolean contains(String text, List<String> parts) {
        int from = 0;
        for (String part : parts) {
            int at = text.indexOf(part, from);
            if (at < 0) {
                return false;
            }
            from = at + part.length();
        }
        return true;
    }

    @Override
    public String toString() {
        return String.join("*", parts);
    }
}
