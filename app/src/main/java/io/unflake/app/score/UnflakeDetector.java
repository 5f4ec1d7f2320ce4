package io.unflake.app.score;

import io.unflake.app.detect.DetectPlan;
import io.unflake.app.detect.EngineDetector;
import io.unflake.app.detect.ResultSoFar;
import io.unflake.app.project.TestedProject;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Verdict;
import java.io.IOException;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Unflake's own detection. Suspects do not count as flaky. */
final class UnflakeDetector implements SuiteDetector {

    static final String NAME = "unflake";

    private final EngineDetector engine;
    private final BiFunction<TestedProject, SuiteTrial, DetectPlan> plans;

    /** @param plans returns the plan for a suite with a setting */
    UnflakeDetector(EngineDetector engine, BiFunction<TestedProject, SuiteTrial, DetectPlan> plans) {
        this.engine = engine;
        this.plans = plans;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Detection detect(SuiteTrial trial, int repetition) throws IOException {
        TestedProject project = trial.project();
        List<String> arguments = Stream.concat(project.jvmArguments().stream(), trial.jvmArguments().stream())
                .toList();
        DetectPlan plan = plans.apply(new TestedProject(project.choice(), project.java(), arguments), trial);
        Findings findings = engine.run(plan, List.of(trial.module()), trial.progress(), new ResultSoFar())
                .findings();
        return new Detection(
                findings.findings().stream()
                        .filter(finding -> finding.verdict() == Verdict.FLAKY)
                        .map(Finding::test)
                        .collect(Collectors.toSet()),
                findings.cost().totalSeconds(),
                findings.cost().plainSeconds());
    }
}
