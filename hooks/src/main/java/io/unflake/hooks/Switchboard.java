package io.unflake.hooks;

import java.util.List;

/**
 * Connects the worker to the agent in its JVM.
 *
 * <p>Only JDK types are used here because worker and agent have their own relocated copies of the model.
 */
public final class Switchboard {

    private static volatile Agent agent;

    private Switchboard() {}

    /** Registers the agent of this JVM. */
    public static void wire(Agent newAgent) {
        agent = newAgent;
    }

    /** Returns the agent of this JVM, null if there is none. */
    public static Agent agent() {
        return agent;
    }

    /** What the agent offers to the worker. */
    public interface Agent {

        /**
         * Activates a treatment, which replaces the current one.
         *
         * @param treatment in the format of the codec
         */
        void activate(String treatment);

        /** Deactivates the current treatment and ends delays in progress. */
        void deactivate();

        /** A test starts; limits per test start again. */
        void testStarted();

        /** A test has ended; delays that its threads wait for end. */
        void testEnded();

        /** Returns the ids of sites reached since the last call on any thread, except by static initialisers. */
        int[] drainReached();

        /**
         * Returns the ids of sites reached by static initialisers of the classes used since the last call, whenever
         * they ran.
         */
        int[] drainInitialised();

        /**
         * Returns the hits at the spots to which the treatment is restricted since the last call, in the format of the
         * codec.
         */
        List<String> drainHits();

        /**
         * Returns what was used outside the JVM since the last call: "port" with a fixed port that was bound, "file"
         * with the absolute path of a file that was written (not if this JVM records), and "outside" with anything
         * that an isolated network lacks.
         */
        List<String> drainClaims();

        /**
         * Returns the shared state touched since the last call. Each element has the name of the state, a text that
         * stands for its current value (empty if unknown), whether the previous value may have been used, and whether
         * it may have been written ("true" or "false"). Empty if this JVM does not record.
         */
        List<String[]> drainTraces();

        /**
         * Returns the detailed recording of the test that ended last, in the format of the codec; null if no test has
         * ended since the last call, or this JVM does not record in detail.
         */
        String drainDetail();

        /**
         * Returns the sites registered since the last call, in order of their ids, which start at 0. Each element has
         * kind, class, method, file, line, API, ordinal, and whether the site is in the project ("true" or "false").
         */
        List<String[]> drainSites();

        /**
         * Returns the classes that could not be instrumented since the last call, each with its name and the reason.
         */
        List<String[]> drainUntransformed();
    }
}
