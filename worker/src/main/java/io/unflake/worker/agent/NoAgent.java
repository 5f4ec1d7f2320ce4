package io.unflake.worker.agent;

import io.unflake.model.Hit;
import io.unflake.model.Treatment;
import io.unflake.worker.protocol.Report;
import java.util.List;

/** Used if the JVM has no agent: nothing is perturbed or reached. */
final class NoAgent implements AgentSwitch {

    @Override
    public boolean isPresent() {
        return false;
    }

    @Override
    public void activate(Treatment treatment) {}

    @Override
    public void deactivate() {}

    @Override
    public void testStarted() {}

    @Override
    public void testEnded() {}

    @Override
    public Reached drainReached() {
        return Reached.NOTHING;
    }

    @Override
    public List<Hit> drainHits() {
        return List.of();
    }

    @Override
    public List<Report.Touched> drainTouched() {
        return List.of();
    }

    @Override
    public String drainDetail() {
        return null;
    }

    @Override
    public List<Report> drainNews() {
        return List.of();
    }
}
