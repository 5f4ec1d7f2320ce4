package io.unflake.worker.run;

import io.unflake.model.Hit;
import io.unflake.model.TestId;
import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.protocol.Report;
import java.util.List;
import java.util.function.Consumer;

/** Collects the sites reached and the state touched, if they are observed. */
final class ReachReports {

    private final AgentSwitch agent;
    private final Consumer<Report> outbox;
    private final boolean observe;

    ReachReports(AgentSwitch agent, Consumer<Report> outbox, boolean observe) {
        this.agent = agent;
        this.outbox = outbox;
        this.observe = observe;
    }

    /** Returns the sites reached since the last call; new sites are reported first. */
    AgentSwitch.Reached take() {
        if (!observe) {
            return AgentSwitch.Reached.NOTHING;
        }
        AgentSwitch.Reached reached = agent.drainReached();
        agent.drainNews().forEach(outbox);
        return reached;
    }

    /** Returns the state touched since the last call; new states are reported first. */
    List<Report.Touched> takeTouched() {
        List<Report.Touched> touched = agent.drainTouched();
        agent.drainNews().forEach(outbox);
        return touched;
    }

    /** Reports the detailed recording of the test that ended last, if there is one. */
    void reportDetail(TestId test) {
        String detail = agent.drainDetail();
        if (detail != null) {
            outbox.accept(new Report.Detailed(test, detail));
        }
    }

    List<Hit> takeHits() {
        return agent.drainHits();
    }

    /** Discards what was reached before the run. */
    void forget() {
        AgentSwitch.Reached unused = take();
        List<Report.Touched> unusedToo = takeTouched();
    }

    void attributeTo(String className) {
        AgentSwitch.Reached reached = take();
        if (!reached.isEmpty()) {
            outbox.accept(
                    new Report.FixtureReached(className, reached.sites(), reached.initialised(), reached.claims()));
        }
        List<Report.Touched> touched = takeTouched();
        if (!touched.isEmpty()) {
            outbox.accept(new Report.FixtureTouched(className, touched));
        }
    }
}
