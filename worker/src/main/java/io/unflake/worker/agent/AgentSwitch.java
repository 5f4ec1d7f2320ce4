package io.unflake.worker.agent;

import io.unflake.model.Hit;
import io.unflake.model.Treatment;
import io.unflake.worker.protocol.Report;
import java.util.List;

/** The agent of this JVM as the worker sees it, also where there is none. */
public interface AgentSwitch {

    /** What was reached: ids of sites in ordinary code, and of sites in static initialisers. */
    record Reached(List<Integer> sites, List<Integer> initialised) {

        public static final Reached NOTHING = new Reached(List.of(), List.of());

        public boolean isEmpty() {
            return sites.isEmpty() && initialised.isEmpty();
        }
    }

    /** Whether there is an agent at all. */
    boolean isPresent();

    void activate(Treatment treatment);

    void deactivate();

    void testStarted();

    void testEnded();

    /** What was reached since the last call. */
    Reached drainReached();

    /** What happened at the spots that the treatment is restricted to since the last call. */
    List<Hit> drainHits();

    /** State outside of tests that was touched since the last call; nothing where this JVM does not record. */
    List<Report.Touched> drainTouched();

    /** Sites, states and untransformed classes that became known since the last call, as they are to be reported. */
    List<Report> drainNews();

    /** The agent of this JVM. Classes of the agent are touched only if they are there. */
    static AgentSwitch find() {
        try {
            Class.forName("io.unflake.hooks.Switchboard");
        } catch (ClassNotFoundException e) {
            return new NoAgent();
        }
        return WiredAgent.find();
    }
}
