package io.unflake.worker.agent;

import io.unflake.model.Hit;
import io.unflake.model.Treatment;
import io.unflake.worker.protocol.Report;
import java.util.List;

/** The worker's interface to the agent of this JVM, if there is one. */
public interface AgentSwitch {

    /** The ids of sites reached by ordinary code and by static initialisers, and what was used outside the JVM. */
    record Reached(List<Integer> sites, List<Integer> initialised, List<String> claims) {

        public static final Reached NOTHING = new Reached(List.of(), List.of(), List.of());

        public boolean isEmpty() {
            return sites.isEmpty() && initialised.isEmpty() && claims.isEmpty();
        }
    }

    /** Whether this JVM has an agent. */
    boolean isPresent();

    void activate(Treatment treatment);

    void deactivate();

    void testStarted();

    void testEnded();

    /** Returns the sites reached since the last call. */
    Reached drainReached();

    /** Returns the hits at the spots to which the treatment is restricted since the last call. */
    List<Hit> drainHits();

    /** Returns the shared state touched since the last call; empty if this JVM does not record. */
    List<Report.Touched> drainTouched();

    /** Returns the detailed recording of the test that ended last, in the format of the codec; null if there is none. */
    String drainDetail();

    /** Returns reports of sites, states and untransformed classes that are new since the last call. */
    List<Report> drainNews();

    /** Returns the agent of this JVM. Classes of the agent are loaded only if present. */
    static AgentSwitch find() {
        try {
            Class.forName("io.unflake.hooks.Switchboard");
        } catch (ClassNotFoundException e) {
            return new NoAgent();
        }
        return WiredAgent.find();
    }
}
