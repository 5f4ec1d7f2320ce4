package io.unflake.engine.detect;

import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.plan.Pinned;
import io.unflake.engine.plan.Trial;
import io.unflake.model.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Words what the user should know about a detection beside its findings. */
final class Notes {

    private static final int NAMED = 3;

    private final String module;
    private final List<String> lines = new ArrayList<>();

    Notes(String module) {
        this.module = module;
    }

    static List<String> joined(List<String> a, List<String> b) {
        return Stream.concat(a.stream(), b.stream()).toList();
    }

    Notes collisions(List<TestId> tests) {
        return ignored(tests, "only if random values collide");
    }

    Notes onlyWithAgent(List<TestId> tests) {
        return ignored(tests, "only when instrumented");
    }

    private Notes ignored(List<TestId> tests, String when) {
        if (!tests.isEmpty()) {
            String names = tests.stream().limit(NAMED).map(TestId::toString).collect(Collectors.joining(", "));
            String more = tests.size() > NAMED ? " and " + (tests.size() - NAMED) + " more" : "";
            lines.add("ignored: " + names + more + (tests.size() == 1 ? " fails " : " fail ") + when);
        }
        return this;
    }

    /** Trials that were not made since the module's own build sets the same thing. */
    Notes pinned(List<Trial> trials, Pinned pinned) {
        for (Trial trial : trials) {
            pinned.against(trial)
                    .ifPresent(setting -> lines.add(
                            trial.treatment().name() + " was not tried on " + module + ": its build sets " + setting));
        }
        return this;
    }

    /** Orders that were not tried, since they need a JVM that runs several classes one by one. */
    Notes reuse(JvmReuse reuse, List<Trial> trials) {
        if (reuse != JvmReuse.UNLIMITED && trials.stream().anyMatch(Trial::isOrder)) {
            lines.add("orders were not tried on " + module + ": "
                    + (reuse == JvmReuse.ONE_CLASS
                            ? "each of its classes needs a JVM of its own"
                            : "its tests cannot run a second time in one JVM"));
        }
        return this;
    }

    Notes suspicionsLeftOut(int count) {
        if (count > 0) {
            lines.add(count + " possible pollutions between tests of " + module
                    + " were not tried: too many tests read the state that they change");
        }
        return this;
    }

    List<String> lines() {
        return List.copyOf(lines);
    }
}
