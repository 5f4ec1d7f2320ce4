package io.unflake.report.trace;

/**
 * A test as a report or a log names it.
 *
 * @param className name of its class, possibly without package; empty if unknown
 * @param name its name: a method, possibly with parameters, or a display name; empty if the class has failed
 */
public record ReportedTest(String className, String name) {

    public ReportedTest {
        className = className == null ? "" : className;
        name = name == null || name.equals(className) ? "" : name.strip();
    }
}
