package io.unflake.worker.naming;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/**
 * The last segment of a unique id. It is found without parsing the whole id because this happens several times per
 * test.
 */
public record Segment(String type, String value) {

    private static final String SEPARATOR = "/[";

    /** Parses an id as written by the JUnit Platform, which encodes brackets, slashes and colons in values. */
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

    /** Returns the number of segments of a unique id. */
    public static int depth(String uniqueId) {
        int depth = 1;
        for (int at = uniqueId.indexOf(SEPARATOR); at >= 0; at = uniqueId.indexOf(SEPARATOR, at + 1)) {
            depth++;
        }
        return depth;
    }
}
