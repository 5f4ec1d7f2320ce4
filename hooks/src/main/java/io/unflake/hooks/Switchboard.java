package io.unflake.hooks;

import java.util.List;

/**
 * Where a worker reaches the agent in its JVM: switches treatments on and off and asks what was reached.
 *
 * <p>Only JDK types cross here, since worker and agent each have their own relocated copy of the model.
 */
public final class Switchboard {

    private static volatile Agent agent;

    private Switchboard() {}

    /** Wires the agent of this JVM. */
    public static void wire(Agent newAgent) {
        agent = newAgent;
    }

    /** The agent of this JVM, or null if it has none. */
    public static Agent agent() {
        return agent;
    }

    /** What an agent does for a worker. */
    public interface Agent {

        /** Switches a treatment on, given as the codec writes it; it replaces the one before. */
        void activate(String treatment);

        /** Switches off whatever is on; ends the delays that are still being waited for. */
        void deactivate();

        /** A test starts: what is bounded per test starts anew. */
        void testStarted();

        /** A test has ended: delays that its threads still wait for end at once. */
        void testEnded();

        /** Ids of the sites reached since the last call, on any thread, and not while a class was initialised. */
        int[] drainReached();

        /**
         * Ids of the sites reached while the classes were initialised that were touched since the last call, however
         * long ago they were initialised.
         */
        int[] drainInitialised();

        /** What happened at the spots that the treatment is restricted to since the last call, as the codec writes it. */
        List<String> drainHits();

        /**
         * The state outside of tests that was touched since the last call, each with its name, what stands for its value
         * now (empty if unknown), whether what was there may have been used, and whether it may have been written ("true"
         * or "false"); nothing where this JVM does not record.
         */
        List<String[]> drainTraces();

        /**
         * The sites that became known since the last call, in order of their ids, counted from 0. Each has kind, class,
         * method, file, line, API, ordinal and whether it is in the project ("true" or "false").
         */
        List<String[]> drainSites();

        /** Classes that could not be instrumented since the last call, each with its name and the reason. */
        List<String[]> drainUntransformed();
    }
}
