package io.unflake.worker.protocol;

import io.unflake.model.Treatment;
import java.util.List;
import java.util.Map;

/** A message from the controller to a worker. */
public sealed interface Command {

    /**
     * Finds the tests in these classes, in this order. Answered by {@link Report.FoundTest} and {@link Report.Done}.
     */
    record Discover(List<String> classes, String groups, String excludedGroups) implements Command {}

    /**
     * Runs tests, each block as one request to the JUnit Platform.
     *
     * @param blocks class names, or unique ids (which start with a bracket) for parts of a class; if the treatment sets
     *     the order of tests, they run in this order
     * @param treatment the treatment of all tests that have none of their own
     * @param own the treatments of single tests and classes, by selector
     * @param observe whether to report which sites each test reaches
     */
    record Execute(
            String runId,
            List<List<String>> blocks,
            String groups,
            String excludedGroups,
            Treatment treatment,
            Map<String, Treatment> own,
            boolean observe)
            implements Command {}

    /** Requests the stack of the current test. Answered by {@link Report.Stacks} at any time. */
    record Dump() implements Command {}

    /**
     * Ends the worker, even during a test: sends goodbye, runs shutdown hooks, and halts if the hooks take too long.
     */
    record Stop() implements Command {}
}
