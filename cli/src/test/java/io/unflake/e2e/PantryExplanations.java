package io.unflake.e2e;

import io.unflake.app.explain.PairSource;
import io.unflake.engine.explain.Explainer;
import io.unflake.engine.explain.PairFinder;
import io.unflake.engine.fork.Installation;
import io.unflake.model.TestId;
import io.unflake.model.explain.Explanation;
import io.unflake.model.explain.Problem;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The explanations of all tests of the pantry that depend on others; the project is described only once. */
record PantryExplanations(Map<Dependent, Explanation> all) {

    static PantryExplanations of(List<Dependent> tests, List<ModuleDescription> modules, Path logs) {
        PairSource source =
                new PairSource(modules, Installation.in(Unflake.HOME), logs, Progress.SILENT, PairFinder.USUAL_TIME);
        Map<Dependent, Explanation> all = new LinkedHashMap<>();
        for (Dependent each : tests) {
            all.put(each, explain(each, source));
        }
        return new PantryExplanations(all);
    }

    private static Explanation explain(Dependent it, PairSource source) {
        return source.ofTest(
                it.test(),
                it.before().get(0),
                (pair, runs) ->
                        new Explainer(runs, source.projectClasses(), Progress.SILENT, System::nanoTime).explain(pair));
    }

    Explanation of(String test) {
        TestId wanted = TestId.parse(test);
        return all.entrySet().stream()
                .filter(entry -> entry.getKey().test().equals(wanted))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }

    /** The place of the declared state among the differences, counted from 1; very large if it is not there. */
    int rank(Dependent it) {
        List<String> variables =
                all.get(it).problems().stream().map(Problem::variable).toList();
        return IntStream.range(0, variables.size())
                .filter(i -> it.variables().contains(variables.get(i)))
                .map(i -> i + 1)
                .findFirst()
                .orElse(Integer.MAX_VALUE);
    }

    /** What an assertion about a test shows if it fails. */
    String about(Dependent it) {
        Explanation explanation = all.get(it);
        List<String> first =
                explanation.problems().stream().limit(5).map(Problem::sentence).toList();
        return it.test() + ", declared " + it.variables() + ", explained by " + first + " " + explanation.notes();
    }
}
