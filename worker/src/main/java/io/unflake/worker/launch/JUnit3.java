package io.unflake.worker.launch;

import io.unflake.worker.naming.VintageNumbers;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Detects JUnit 3 tests. */
final class JUnit3 {

    private static final Pattern RUNNER = Pattern.compile("\\[runner:([^\\]]+)\\]$");

    private JUnit3() {}

    /** Whether a unique id belongs to a JUnit 3 test case, which the Vintage engine also runs. */
    static boolean isTest(String uniqueId) {
        Matcher runner = RUNNER.matcher(VintageNumbers.runnerOf(uniqueId));
        return runner.find() && extendsTestCase(runner.group(1));
    }

    private static boolean extendsTestCase(String name) {
        try {
            Class<?> type = Class.forName(name, false, Thread.currentThread().getContextClassLoader());
            while (type != null && !type.getName().equals("junit.framework.TestCase")) {
                type = type.getSuperclass();
            }
            return type != null;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }
}
