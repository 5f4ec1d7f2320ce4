package io.unflake.worker.run;

import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.protocol.Report;
import java.util.function.Consumer;

/** Attributes the sites that were reached to the test or the class that was running. */
class Reach {

    private final AgentSwitch agent;
    private final Consumer<Report> outbox;

    Reach(AgentSwitch agent, Consumer<Report> outbox) {
        this.agent = agent;
        this.outbox = outbox;
    }

    /** For runs whose reach nobody asked for. */
    static Reach ignored(AgentSwitch agent, Consumer<Report> outbox) {
        return new Reach(agent, outbox) {
            @Override
            AgentSwitch.Reached take() {
                return AgentSwitch.Reached.NOTHING;
            }
        };
    }

    /** What was reached since the last call; sites that are new are announced first. */
    AgentSwitch.Reached take() {
        AgentSwitch.Reached reached = agent.drainReached();
        agent.drainNews().forEach(outbox);
        return reached;
    }

    /** Drops what was reached before the run. */
    void forget() {
        take();
    }

    void attributeTo(String className) {
        AgentSwitch.Reached reached = take();
        if (!reached.isEmpty()) {
            outbox.accept(new Report.FixtureReached(className, reached.sites(), reached.initialised()));
        }
    }
}
