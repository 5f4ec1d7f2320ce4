package io.unflake.sanitise.run;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tests that may fail for a limited time. They are listed in a file, each with the keys test, reason, owner and until.
 *
 * <p>Only this subset of YAML is supported, since this runs on the user's class path, to which no parser should be added.
 * Everything else in the file is an error.
 */
final class Quarantine {

    static final Quarantine EMPTY = new Quarantine(List.of());

    private static final Set<String> KEYS = Set.of("test", "reason", "owner", "until");
    private static final Pattern LINE = Pattern.compile("(- |  )\\s*([a-z]+):\\s+(.*?)\\s*");

    private final List<Entry> entries;

    private Quarantine(List<Entry> entries) {
        this.entries = List.copyOf(entries);
    }

    /**
     * A test, or all tests of a class, those of nested classes included.
     *
     * @param test such as {@code shop.OrderTest#paid} or {@code shop.OrderTest}
     * @param until the last day on which it may fail
     */
    record Entry(String test, String reason, String owner, LocalDate until) {

        boolean covers(String other) {
            return other.equals(test)
                    || (test.contains("#")
                            ? other.startsWith(test + "[")
                            : other.startsWith(test + "#") || other.startsWith(test + "$"));
        }
    }

    /**
     * Reads the file, if there is one.
     *
     * @throws IllegalArgumentException with a message for the user if the file is invalid
     */
    static Quarantine read(Path file) {
        try {
            return parse(Files.readAllLines(file), file);
        } catch (NoSuchFileException e) {
            return EMPTY;
        } catch (IOException e) {
            throw new IllegalArgumentException(file + " cannot be read: " + e.getMessage());
        }
    }

    private static Quarantine parse(List<String> lines, Path file) {
        List<Map<String, String>> maps = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank()
                    && !line.strip().startsWith("#")
                    && !line.strip().equals("---")) {
                Matcher matcher = LINE.matcher(line);
                boolean fits = matcher.matches() && KEYS.contains(matcher.group(2));
                if (!fits || (maps.isEmpty() && !line.startsWith("- "))) {
                    throw mistake(
                            file, i + 1, "expected \"- test: …\", or \"  reason:\", \"  owner:\" or \"  until:\"");
                }
                if (line.startsWith("- ")) {
                    maps.add(new LinkedHashMap<>(Map.of("line", String.valueOf(i + 1))));
                }
                maps.get(maps.size() - 1).put(matcher.group(2), unquoted(matcher.group(3)));
            }
        }
        return new Quarantine(maps.stream().map(map -> entry(map, file)).toList());
    }

    private static Entry entry(Map<String, String> map, Path file) {
        int line = Integer.parseInt(map.get("line"));
        for (String key : List.of("test", "reason", "owner", "until")) {
            if (map.getOrDefault(key, "").isEmpty()) {
                throw mistake(file, line, "this entry has no \"" + key + "\"");
            }
        }
        try {
            return new Entry(map.get("test"), map.get("reason"), map.get("owner"), LocalDate.parse(map.get("until")));
        } catch (DateTimeParseException e) {
            throw mistake(file, line, "\"until\" must be a date such as 2026-12-31, not \"" + map.get("until") + "\"");
        }
    }

    private static String unquoted(String text) {
        boolean quoted = text.length() > 1
                && (text.charAt(0) == '"' || text.charAt(0) == '\'')
                && text.charAt(0) == text.charAt(text.length() - 1);
        if (quoted) {
            return text.substring(1, text.length() - 1);
        }
        int comment = text.indexOf(" #");
        return comment < 0 ? text : text.substring(0, comment).strip();
    }

    private static IllegalArgumentException mistake(Path file, int line, String what) {
        return new IllegalArgumentException(file + ", line " + line + ": " + what);
    }

    /** Returns the entry for a test, even if it has expired. */
    Optional<Entry> entry(String test) {
        return entries.stream().filter(entry -> entry.covers(test)).findFirst();
    }

    /** Returns a note for each entry whose test does not exist on the class path. */
    List<String> unknown(ClassLoader loader) {
        return entries.stream()
                .filter(entry -> !exists(entry.test(), loader))
                .map(entry -> "the quarantine lists " + entry.test() + ", which does not exist (" + entry.owner() + ")")
                .toList();
    }

    /** The methods of Spock features have generated names, so that only their class is checked. */
    private static boolean exists(String test, ClassLoader loader) {
        int hash = test.indexOf('#');
        try {
            Class<?> type = Class.forName(hash < 0 ? test : test.substring(0, hash), false, loader);
            return hash < 0 || isSpock(type) || hasMethod(type, test.substring(hash + 1));
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private static boolean isSpock(Class<?> type) {
        return type.getSuperclass() != null
                && (type.getSuperclass().getName().equals("spock.lang.Specification") || isSpock(type.getSuperclass()));
    }

    private static boolean hasMethod(Class<?> type, String name) {
        String plain = name.replaceFirst("[\\[(].*", "");
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Method method : each.getDeclaredMethods()) {
                if (method.getName().equals(plain)) {
                    return true;
                }
            }
        }
        return false;
    }
}
