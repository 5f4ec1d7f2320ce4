package io.unflake.worker.protocol;

import io.unflake.model.Treatment;
import java.util.List;

/** What the controller says to a worker. */
public sealed interface Command {

    /** Find the tests in these classes, in this order. Answered by {@link Report.Found} and {@link Report.Done}. */
    record Discover(List<String> classes, String groups, String excludedGroups) implements Command {}

    /**
     * Run these tests under this treatment, each block in one request to the JUnit Platform.
     *
     * @param blocks class names, and unique ids (they start with a bracket) for parts of a class; if the treatment is about
     *     the order of tests, they run in this one
     * @param observe whether to report which sites each test reaches
     */
    record Execute(
            String runId,
            List<List<String>> blocks,
            String groups,
            String excludedGroups,
            Treatment treatment,
            boolean observe)
            implements Command {}

    /** Tell where the test in progress stands. Answered at any time by {@link Report.Stacks}. */
    record Dump() implements Command {}

    /** End now, whatever is in progress: say goodbye, run shutdown hooks, exit; halt if the hooks take too long. */
    record Stop() implements Command {}
}
