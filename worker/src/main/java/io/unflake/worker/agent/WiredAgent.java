package io.unflake.worker.agent;

import io.unflake.hooks.Switchboard;
import io.unflake.model.Hit;
import io.unflake.model.Site;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.worker.protocol.Report;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The agent behind the switchboard. Only this class refers to types of the hooks, which may be absent. */
final class WiredAgent implements AgentSwitch {

    private final Switchboard.Agent agent;
    private final Map<String, Integer> states = new HashMap<>();
    private final List<Report> newStates = new ArrayList<>();
    private int sites;

    private WiredAgent(Switchboard.Agent agent) {
        this.agent = agent;
    }

    static AgentSwitch find() {
        Switchboard.Agent agent = Switchboard.agent();
        return agent == null ? new NoAgent() : new WiredAgent(agent);
    }

    @Override
    public boolean isPresent() {
        return true;
    }

    @Override
    public void activate(Treatment treatment) {
        agent.activate(Codec.write(treatment));
    }

    @Override
    public void deactivate() {
        agent.deactivate();
    }

    @Override
    public void testStarted() {
        agent.testStarted();
    }

    @Override
    public void testEnded() {
        agent.testEnded();
    }

    @Override
    public Reached drainReached() {
        return new Reached(list(agent.drainReached()), list(agent.drainInitialised()), agent.drainClaims());
    }

    @Override
    public List<Hit> drainHits() {
        return agent.drainHits().stream()
                .map(text -> Codec.read(Hit.class, text))
                .toList();
    }

    @Override
    public List<Report.Touched> drainTouched() {
        List<Report.Touched> touched = new ArrayList<>();
        for (String[] trace : agent.drainTraces()) {
            touched.add(new Report.Touched(
                    state(trace[0]), trace[1], Boolean.parseBoolean(trace[2]), Boolean.parseBoolean(trace[3])));
        }
        return touched;
    }

    @Override
    public String drainDetail() {
        return agent.drainDetail();
    }

    private int state(String name) {
        Integer known = states.get(name);
        if (known != null) {
            return known;
        }
        int id = states.size();
        states.put(name, id);
        newStates.add(new Report.StateSeen(id, name));
        return id;
    }

    @Override
    public List<Report> drainNews() {
        List<Report> news = new ArrayList<>(newStates);
        newStates.clear();
        for (String[] site : agent.drainSites()) {
            news.add(new Report.SiteSeen(sites++, site(site)));
        }
        for (String[] each : agent.drainUntransformed()) {
            news.add(new Report.Untransformed(each[0], each[1]));
        }
        return news;
    }

    private static Site site(String[] s) {
        return new Site(
                s[0],
                s[1],
                s[2],
                s[3],
                Integer.parseInt(s[4]),
                s[5],
                Integer.parseInt(s[6]),
                Boolean.parseBoolean(s[7]));
    }

    private static List<Integer> list(int[] ids) {
        return Arrays.stream(ids).boxed().toList();
    }
}
