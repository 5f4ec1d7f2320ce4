package io.unflake.model.project;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The leading numbers of a version, as far as the rules for test frameworks compare them. */
record Version(int major, int minor, int patch) {

    private static final Pattern NUMBERS = Pattern.compile("(\\d+)(?:\\.(\\d+))?(?:\\.(\\d+))?.*");

    static Version of(String text) {
        Matcher numbers = NUMBERS.matcher(text);
        return numbers.matches()
                ? new Version(number(numbers, 1), number(numbers, 2), number(numbers, 3))
                : new Version(0, 0, 0);
    }

    private static int number(Matcher numbers, int group) {
        return numbers.group(group) == null ? 0 : Integer.parseInt(numbers.group(group));
    }

    boolean before(int otherMajor, int otherMinor, int otherPatch) {
        if (major != otherMajor) {
            return major < otherMajor;
        }
        return minor != otherMinor ? minor < otherMinor : patch < otherPatch;
    }
}
