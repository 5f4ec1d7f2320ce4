package io.unflake.worker.naming;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** The last segment of a unique id, read without parsing the rest: this is done several times for each test. */
public record Segment(String type, String value) {

    private static final String SEPARATOR = "/[";

    /** Reads ids as the JUnit Platform writes them, where brackets, slashes and colons in values are encoded. */
    public static Segment lastOf(String uniqueId) {
        int separator = uniqueId.lastIndexOf(SEPARATOR);
        int start = separator < 0 ? 1 : separator + SEPARATOR.length();
        int colon = uniqueId.indexOf(':', start);
        String value = uniqueId.substring(colon + 1, uniqueId.length() - 1);
        return new Segment(uniqueId.substring(start, colon), decode(value));
    }

    private static String decode(String value) {
        return value.indexOf('%') < 0 ? value : URLDecoder.decode(value, StandardCharsets.UTF_8);
    }

    /** How many segments a unique id has. */
    public static int depth(String uniqueId) {
        int depth = 1;
        for (int at = uniqueId.indexOf(SEPARATOR); at >= 0; at = uniqueId.indexOf(SEPARATOR, at + 1)) {
            depth++;
        }
        return depth;
    }
}
