package io.unflake.agent;

import io.unflake.agent.detail.DetailRecorder;
import io.unflake.agent.instrument.HeapUse;
import io.unflake.agent.instrument.Initialisation;
import io.unflake.agent.instrument.SettingReadings;
import io.unflake.agent.instrument.ThreadUse;
import io.unflake.agent.instrument.Transformer;
import io.unflake.agent.policy.Treatments;
import io.unflake.agent.record.ClaimedFiles;
import io.unflake.agent.record.Recorder;
import io.unflake.agent.site.Sites;
import io.unflake.hooks.Claims;
import io.unflake.hooks.Gate;
import io.unflake.hooks.Reach;
import io.unflake.hooks.Switchboard;
import io.unflake.model.Site;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import java.util.List;

/** Implements the operations that the worker calls. */
final class AgentControl implements Switchboard.Agent {

    private final Sites sites;
    private final Initialisation initialisation;
    private final Transformer transformer;
    private final SettingReadings readings;
    private final HeapUse heap;
    private final ThreadUse threads;
    private final Treatments treatments;
    private final Recorder recorder;
    private final DetailRecorder details;
    private final ClaimedFiles files;

    /**
     * Takes over the parts of the agent.
     *
     * @param recorder null if nothing is recorded
     * @param details null if nothing is recorded in detail
     * @param files null if the recorder observes files
     */
    AgentControl(
            Sites sites,
            Initialisation initialisation,
            Transformer transformer,
            SettingReadings readings,
            HeapUse heap,
            ThreadUse threads,
            Treatments treatments,
            Recorder recorder,
            DetailRecorder details,
            ClaimedFiles files) {
        this.sites = sites;
        this.initialisation = initialisation;
        this.transformer = transformer;
        this.readings = readings;
        this.heap = heap;
        this.threads = threads;
        this.treatments = treatments;
        this.recorder = recorder;
        this.details = details;
        this.files = files;
    }

    @Override
    public void activate(String treatment) {
        treatments.activate(Codec.read(Treatment.class, treatment));
    }

    @Override
    public void deactivate() {
        treatments.deactivate();
    }

    @Override
    public void testStarted() {
        readings.renew();
        treatments.testStarted();
        heap.testStarted();
        if (details != null) {
            details.testStarted();
        }
    }

    @Override
    public void testEnded() {
        Gate.open();
        readings.renew();
        heap.testEnded();
        if (details != null) {
            details.testEnded();
        }
    }

    @Override
    public int[] drainReached() {
        threads.observe();
        return Reach.drain();
    }

    @Override
    public int[] drainInitialised() {
        return initialisation.drainSites();
    }

    @Override
    public List<String> drainHits() {
        return treatments.drainHits().stream().map(Codec::write).toList();
    }

    @Override
    public List<String> drainClaims() {
        List<String> claims = Claims.drain();
        if (files != null) {
            claims.addAll(files.drain());
        }
        return claims;
    }

    @Override
    public List<String[]> drainTraces() {
        return recorder == null ? List.of() : recorder.drain();
    }

    @Override
    public String drainDetail() {
        return details == null ? null : details.drain();
    }

    @Override
    public List<String[]> drainSites() {
        return sites.drain().stream().map(AgentControl::texts).toList();
    }

    private static String[] texts(Site site) {
        return new String[] {
            site.kind(),
            site.className(),
            site.method(),
            site.file(),
            Integer.toString(site.line()),
            site.api(),
            Integer.toString(site.ordinal()),
            Boolean.toString(site.project())
        };
    }

    @Override
    public List<String[]> drainUntransformed() {
        return transformer.drainUntransformed();
    }
}
