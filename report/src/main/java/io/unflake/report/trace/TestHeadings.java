package io.unflake.report.trace;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the lines with which build tools name a failed test, before its stack trace. */
final class TestHeadings {

    private static final String CLASS = "(?:[\\p{L}_$][\\p{L}\\w$]*\\.)*\\p{Lu}[\\p{L}\\w$]*";

    /** Surefire sums up a class before its failures. */
    private static final Pattern SUREFIRE_CLASS = Pattern.compile("Tests run: .*<<< \\w+! --? in (\\S.*?)\\s*");

    private static final Pattern SUREFIRE = Pattern.compile(
            "(?!Tests run: )(\\S.*?)\\s+(?:-- )?Time elapsed: \\S+ s(?:ec)?\\s+<<< (?:FAILURE|ERROR)!.*");

    private static final Pattern TEST_NG = Pattern.compile("FAILED: (\\S.*)");
    private static final Pattern JUNIT_4 = Pattern.compile("\\d+\\) (\\S.*\\(" + CLASS + "\\))");
    private static final Pattern METHOD_OF_CLASS = Pattern.compile("([^.]+)\\((" + CLASS + ")\\)");
    private static final Pattern CLASS_AND_METHOD = Pattern.compile("(" + CLASS + ")(?:\\.(\\S.*))?");

    private String current = "";

    /** Returns the test that a line names as failed; empty if it is another line. */
    Optional<ReportedTest> read(String line) {
        if (line.contains("<<<")) {
            return inSurefire(line);
        }
        Matcher junit = JUNIT_4.matcher(line);
        if (junit.matches()) {
            return Optional.of(named(junit.group(1)));
        }
        Matcher testNg = TEST_NG.matcher(line);
        return testNg.matches() ? Optional.of(named(testNg.group(1))) : GradleHeading.read(line);
    }

    private Optional<ReportedTest> inSurefire(String line) {
        Matcher ofClass = SUREFIRE_CLASS.matcher(line);
        if (ofClass.matches()) {
            current = ofClass.group(1);
        }
        Matcher ofTest = SUREFIRE.matcher(line);
        return ofTest.matches() ? Optional.of(ofSurefire(ofTest.group(1))) : Optional.empty();
    }

    private ReportedTest ofSurefire(String name) {
        if (name.startsWith(current + ".")) {
            return new ReportedTest(current, name.substring(current.length() + 1));
        }
        Matcher old = METHOD_OF_CLASS.matcher(name);
        boolean isParameter =
                old.matches() && current.contains(".") && !old.group(2).contains(".");
        return isParameter ? new ReportedTest(current, name) : named(name);
    }

    /** The name of a test is {@code method(class)}, {@code class.method} or without class. */
    private ReportedTest named(String name) {
        Matcher old = METHOD_OF_CLASS.matcher(name);
        if (old.matches()) {
            return new ReportedTest(old.group(2), old.group(1));
        }
        Matcher both = CLASS_AND_METHOD.matcher(name);
        return both.matches() && !both.group(1).equals(name)
                ? new ReportedTest(both.group(1), both.group(2))
                : new ReportedTest(name.equals(current) || both.matches() ? name : current, name);
    }
}
