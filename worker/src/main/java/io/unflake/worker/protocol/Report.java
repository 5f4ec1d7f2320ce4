package io.unflake.worker.protocol;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Outcome;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import java.util.List;

/** A message from a worker to the controller. */
public sealed interface Report {

    /** The first message on a new channel. */
    record Hello(int version, String token, long pid, String javaVersion, boolean agent) implements Report {}

    /**
     * A test found by discovery.
     *
     * @param uniqueId selects the test in any worker
     */
    record FoundTest(TestId test, String uniqueId, String engine) implements Report {}

    /** A problem that the user should know, such as a class that cannot be loaded. */
    record Problem(String className, String message, boolean fatal) implements Report {}

    /** A test is about to start. Sent before any of its code runs. */
    record Started(TestId test, String uniqueId) implements Report {}

    /**
     * A test has ended or will not run.
     *
     * @param reached ids of the sites that the test reached on any thread
     * @param initialised ids of the sites reached by static initialisers of classes that the test uses, whenever they
     *     ran
     * @param hits the hits at the spots to which the treatment is restricted
     * @param touched the shared state that the test touched, if this JVM records
     * @param claims what the test used outside the JVM; see {@link io.unflake.model.Claim}
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
            List<Touched> touched,
            List<String> claims)
            implements Report {}

    /**
     * The detailed recording of a test. Sent before the test is reported as ended.
     *
     * @param detail a {@link io.unflake.model.Detail} in the format of the codec, so that the worker need not read it
     */
    record Detailed(TestId test, String detail) implements Report {}

    /** State that was touched, by id; see {@link io.unflake.model.Trace} for the other components. */
    record Touched(int state, String end, boolean read, boolean wrote) {}

    /** State touched outside any test, in a fixture of a class or container; see {@link FixtureReached}. */
    record FixtureTouched(String className, List<Touched> touched) implements Report {}

    /** The name of a state. Sent once, before its id is used. */
    record StateSeen(int id, String state) implements Report {}

    /**
     * Sites reached and claims made outside any test, in a fixture of a class or container. They count for all its
     * tests.
     *
     * @param className the innermost class being run, or empty for all tests of the run
     */
    record FixtureReached(String className, List<Integer> reached, List<Integer> initialised, List<String> claims)
            implements Report {}

    /** A site. Sent once, before its id is used. */
    record SiteSeen(int id, Site site) implements Report {}

    /** A class that could not be instrumented and was loaded unchanged. */
    record Untransformed(String className, String reason) implements Report {}

    /** The stack of the current test's thread, and the threads in a deadlock if there is one. */
    record Stacks(TestId test, List<Frame> testThread, List<Frame> deadlocked) implements Report {}

    /**
     * A run or a discovery is complete.
     *
     * @param runId empty for a discovery
     * @param threadsLeft how many more threads the JVM has than at its start
     */
    record Done(String runId, int threadsLeft) implements Report {}

    /**
     * A test failed with a {@link VirtualMachineError}, so this JVM is no longer reliable. It runs no more tests and
     * says goodbye; unfinished tests of this run must run elsewhere.
     */
    record Retiring(String runId, String reason) implements Report {}

    /**
     * Tests use so much of the machine that this JVM must be ended.
     *
     * @param how what they did, as "it started more than 2,000 threads"
     */
    record Exceeded(String how) implements Report {}

    /** The last message: the JVM ends because of a command or because it retires. */
    record Goodbye() implements Report {}
}
