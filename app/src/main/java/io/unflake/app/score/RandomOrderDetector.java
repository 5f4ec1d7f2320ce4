package io.unflake.app.score;

import io.unflake.engine.config.Mode;
import io.unflake.engine.config.StrategyChoice;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.plan.Trial;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.strategy.HostDefaults;
import io.unflake.model.strategy.StrategyCatalog;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Runs the suite in its own order and then in random ones, as iDFlakies does. A test is flaky if it passes in one order
 * and fails in another.
 */
final class RandomOrderDetector implements SuiteDetector {

    static final String NAME = "random-order";

    private static final String STRATEGY = "order.random";

    private final Installation installation;
    private final int orders;
    private final int seeds;

    RandomOrderDetector(Installation installation, int orders, int seeds) {
        this.installation = installation;
        this.orders = orders;
        this.seeds = seeds;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int repetitions() {
        return seeds;
    }

    @Override
    public Detection detect(SuiteTrial trial, int repetition) {
        List<Observation> observed = new ArrayList<>();
        try (SuiteRuns runs = new SuiteRuns(trial.module(), installation, trial.folder())) {
            trial.progress()
                    .phase(
                            "seed " + repetition + " of " + seeds,
                            (orders + 1) * runs.tests().size());
            observed.add(runs.plain(repetition));
            for (int i = 1; i <= orders; i++) {
                trial.progress().tests(runs.tests().size());
                observed.add(runs.ordered(order(repetition, i), repetition));
            }
        }
        long millis = observed.stream().mapToLong(Observation::millis).sum();
        return new Detection(differing(observed), millis / 1000.0, trial.plainSeconds());
    }

    /** The tests that pass in one run and fail in another. */
    private static Set<TestId> differing(List<Observation> observed) {
        Set<TestId> tests = tests(observed, TestResult::passed);
        tests.retainAll(tests(observed, TestResult::failed));
        return tests;
    }

    private static Set<TestId> tests(List<Observation> observed, Predicate<TestResult> chosen) {
        return observed.stream()
                .flatMap(observation -> observation.results().stream())
                .filter(chosen)
                .map(TestResult::test)
                .collect(Collectors.toCollection(HashSet::new));
    }

    private Trial order(int repetition, int number) {
        long seed = (repetition - 1L) * orders + number;
        HostDefaults host = new HostDefaults(Instant.EPOCH, ZoneId.of("UTC"), Map.of(), seed);
        return new StrategyChoice(StrategyCatalog.BUILT_IN, host)
                .trials(List.of(STRATEGY), Mode.SINGLE)
                .get(0);
    }
}
