package io.unflake.worker.subjects.wired;

import io.unflake.hooks.Switchboard;
import java.util.ArrayList;
import java.util.List;

/** An agent that reports the calls of its own methods, in the form of untransformed classes. */
public final class TalkativeAgent implements Switchboard.Agent {

    private static final TalkativeAgent INSTANCE = new TalkativeAgent();

    private final List<String[]> calls = new ArrayList<>();
    private final List<String[]> newSites = new ArrayList<>();
    private final List<Integer> reached = new ArrayList<>();
    private final List<Integer> initialised = new ArrayList<>();
    private final List<String[]> traces = new ArrayList<>();
    private final List<String> claims = new ArrayList<>();
    private int sites;

    public static void wire() {
        Switchboard.wire(INSTANCE);
    }

    /** Reaches a new site, in ordinary code or in a static initialiser. */
    public static void reach(String method, boolean initialiser) {
        INSTANCE.newSites.add(
                new String[] {"time", "Wired", method, "Wired.java", "7", "java.lang.System.nanoTime()", "0", "true"});
        INSTANCE.claims.add("file /" + method);
        INSTANCE.traces.add(new String[] {"field Wired." + method, "end", "true", "false"});
        (initialiser ? INSTANCE.initialised : INSTANCE.reached).add(INSTANCE.sites++);
    }

    private void call(String name, String detail) {
        calls.add(new String[] {name, detail});
    }

    @Override
    public void activate(String treatment) {
        call("activate", treatment);
    }

    @Override
    public void deactivate() {
        call("deactivate", "");
    }

    @Override
    public void testStarted() {
        call("testStarted", "");
    }

    @Override
    public void testEnded() {
        call("testEnded", "");
    }

    @Override
    public int[] drainReached() {
        return drain(reached).stream().mapToInt(Integer::intValue).toArray();
    }

    @Override
    public int[] drainInitialised() {
        return drain(initialised).stream().mapToInt(Integer::intValue).toArray();
    }

    @Override
    public List<String> drainHits() {
        return List.of();
    }

    @Override
    public List<String> drainClaims() {
        return drain(claims);
    }

    @Override
    public List<String[]> drainTraces() {
        return drain(traces);
    }

    @Override
    public String drainDetail() {
        return null;
    }

    @Override
    public List<String[]> drainSites() {
        return drain(newSites);
    }

    @Override
    public List<String[]> drainUntransformed() {
        return drain(calls);
    }

    private static <T> List<T> drain(List<T> list) {
        List<T> drained = List.copyOf(list);
        list.clear();
        return drained;
    }
}
