package io.unflake.worker.protocol;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Outcome;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import java.util.List;

/** What a worker says to the controller. */
public sealed interface Report {

    /** The first word on a new channel. */
    record Hello(int version, String token, long pid, String javaVersion, boolean agent) implements Report {}

    /** A test that discovery found; {@code uniqueId} selects it again in any worker. */
    record FoundTest(TestId test, String uniqueId, String engine) implements Report {}

    /** Something about discovery that the user should know, such as a class that could not be loaded. */
    record Problem(String className, String message, boolean fatal) implements Report {}

    /** A test is about to start; sent before anything of it runs. */
    record Started(TestId test, String uniqueId) implements Report {}

    /**
     * A test has ended, or is known not to run.
     *
     * @param reached ids of the sites reached by this test, on any thread, and by the fixtures of its class
     * @param initialised ids of sites reached while a class that this test touches was initialised, now or earlier
     * @param hits what happened at the spots that the treatment is restricted to
     * @param touched the state outside of the test that it touched, if this JVM records that
     */
    record Ended(
            TestId test,
            String uniqueId,
            Outcome outcome,
            long millis,
            Failure failure,
            List<Integer> reached,
            List<Integer> initialised,
            List<Hit> hits,
            List<Touched> touched)
            implements Report {}

    /** State that was touched, by its id; the rest is as {@link io.unflake.model.Trace} has it. */
    record Touched(int state, String end, boolean read, boolean wrote) {}

    /** State touched outside of any test, in a fixture of the class or container; as {@link FixtureReached}. */
    record FixtureTouched(String className, List<Touched> touched) implements Report {}

    /** The name of some state, told once before its id is first used. */
    record StateSeen(int id, String state) implements Report {}

    /**
     * Sites reached outside of any test, in a fixture of the class or container; for all its tests.
     *
     * @param className the innermost class whose tests were being run, empty if there was none: for all tests of the run
     */
    record FixtureReached(String className, List<Integer> reached, List<Integer> initialised) implements Report {}

    /** A site, told once before its id is first used. */
    record SiteSeen(int id, Site site) implements Report {}

    /** A class that could not be instrumented and was loaded unchanged. */
    record Untransformed(String className, String reason) implements Report {}

    /** Where the thread of the test in progress stands, and the threads of a deadlock if there is one. */
    record Stacks(TestId test, List<Frame> testThread, List<Frame> deadlocked) implements Report {}

    /**
     * A discovery, which has an empty id, or a run is over.
     *
     * @param threadsLeft how many threads there are now that this JVM did not start with
     */
    record Done(String runId, int threadsLeft) implements Report {}

    /**
     * This JVM can no longer be trusted, for a test failed with a {@link VirtualMachineError}: it takes no more tests, those
     * of this run that have not ended are to be run elsewhere, and goodbye follows.
     */
    record Retiring(String runId, String reason) implements Report {}

    /** The last word: the JVM ends because it was told to, or because it retires. */
    record Goodbye() implements Report {}
}
