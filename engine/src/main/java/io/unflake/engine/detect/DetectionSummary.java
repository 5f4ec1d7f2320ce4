package io.unflake.engine.detect;

import io.unflake.engine.journal.TimeSpent;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Findings.BrokenTest;
import io.unflake.model.finding.Findings.Cost;
import io.unflake.model.finding.Findings.StrategyCost;
import io.unflake.model.finding.Findings.TestCounts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Adds up the findings of all modules. */
final class DetectionSummary {

    private DetectionSummary() {}

    static Findings of(List<ModuleFindings> modules, TimeSpent spent, int runs) {
        List<Finding> findings =
                modules.stream().flatMap(module -> module.findings().stream()).toList();
        List<BrokenTest> broken = new ArrayList<>();
        for (ModuleFindings module : modules) {
            module.broken()
                    .forEach(result -> broken.add(new BrokenTest(module.module(), result.test(), result.failure())));
        }
        Cost cost = new Cost(
                modules.stream().mapToLong(ModuleFindings::plainMillis).sum() / 1000.0,
                spent.explorationMillis() / 1000.0,
                spent.confirmationMillis() / 1000.0,
                spent.proofMillis() / 1000.0,
                spent.totalMillis() / 1000.0,
                runs);
        return new Findings(
                counts(modules),
                cost,
                strategies(modules, findings),
                findings,
                broken,
                modules.stream()
                        .flatMap(module -> module.untransformed().stream())
                        .distinct()
                        .toList(),
                modules.stream().flatMap(module -> module.notes().stream()).toList(),
                modules.stream().flatMap(module -> module.unfinished().stream()).toList(),
                outcomes(modules));
    }

    /** If two modules have a test of the same name, one that ran counts more than one that was skipped. */
    private static Map<TestId, Outcome> outcomes(List<ModuleFindings> modules) {
        Map<TestId, Outcome> outcomes = new LinkedHashMap<>();
        for (ModuleFindings module : modules) {
            for (TestResult result : module.baseline().byTest().values()) {
                outcomes.merge(result.test(), result.outcome(), (a, b) -> isSkipped(a) ? b : a);
            }
        }
        return outcomes;
    }

    private static boolean isSkipped(Outcome outcome) {
        return outcome == Outcome.SKIPPED || outcome == Outcome.ABORTED;
    }

    private static TestCounts counts(List<ModuleFindings> modules) {
        List<TestResult> results = modules.stream()
                .map(module -> module.baseline().byTest().values())
                .flatMap(Collection::stream)
                .toList();
        int passed = (int) results.stream().filter(TestResult::passed).count();
        int skipped = (int)
                results.stream().filter(result -> isSkipped(result.outcome())).count();
        return new TestCounts(results.size(), passed, results.size() - passed - skipped, skipped);
    }

    private static List<StrategyCost> strategies(List<ModuleFindings> modules, List<Finding> findings) {
        Map<String, StrategyCost> costs = new LinkedHashMap<>();
        for (ModuleFindings module : modules) {
            for (TrialOutcome outcome : module.explored()) {
                String name = outcome.trial().treatment().name();
                int found = (int) findings.stream()
                        .filter(finding -> finding.strategies().contains(name))
                        .count();
                StrategyCost cost = new StrategyCost(
                        name, outcome.tests(), outcome.candidates().size(), found, outcome.seconds());
                costs.merge(name, cost, DetectionSummary::plus);
            }
        }
        return List.copyOf(costs.values());
    }

    private static StrategyCost plus(StrategyCost a, StrategyCost b) {
        return new StrategyCost(
                a.strategy(),
                a.tests() + b.tests(),
                a.candidates() + b.candidates(),
                a.findings(),
                a.seconds() + b.seconds());
    }
}
