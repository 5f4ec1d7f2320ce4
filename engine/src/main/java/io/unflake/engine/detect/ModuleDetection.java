package io.unflake.engine.detect;

import io.unflake.engine.discovery.TestClasses;
import io.unflake.engine.experiment.Laboratory;
import io.unflake.engine.fork.Forker;
import io.unflake.engine.fork.TimeLimits;
import io.unflake.engine.journal.Journal;
import io.unflake.engine.plan.DirectedOrders;
import io.unflake.engine.plan.Pinned;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.engine.search.Exploration;
import io.unflake.engine.verdict.Confirmation;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.PlainFailures;
import io.unflake.engine.verdict.Reruns;
import io.unflake.engine.verdict.Study;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Proof;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.worker.protocol.Report;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The way of one module's tests: discovered, run plain and observed, treated, confirmed. */
final class ModuleDetection implements AutoCloseable {

    private static final int NAMED = 3;

    private final ModuleDescription module;
    private final DetectRequest request;
    private final Journal journal;
    private final Predicate<String> projectClasses;
    private final Stopwatch stopwatch;
    private final Progress progress;
    private final ProgressRelay relay;
    private final TimeLimits limits;
    private final Forker forker;
    private final Laboratory laboratory;

    ModuleDetection(
            ModuleDescription module,
            DetectRequest request,
            Journal journal,
            Predicate<String> projectClasses,
            Stopwatch stopwatch,
            Progress progress) {
        this.module = module;
        this.request = request;
        this.journal = journal;
        this.projectClasses = projectClasses;
        this.stopwatch = stopwatch;
        this.progress = progress;
        relay = new ProgressRelay(progress);
        limits = new TimeLimits(request.testTimeout());
        Path folder = request.out().resolve("workers").resolve(module.name().replaceAll("[^A-Za-z0-9._-]", "_"));
        forker = new Forker(module, request.installation(), agentConfig(), folder, limits, relay);
        laboratory = new Laboratory(journal, forker, request.jobs());
    }

    private AgentConfig agentConfig() {
        List<String> project = Stream.concat(module.classes().stream(), module.testClasses().stream())
                .toList();
        return new AgentConfig(
                project, request.instrument(), request.noInstrument(), request.rules(), request.plugins());
    }

    ModuleFindings run() {
        Suite suite = stopwatch.exploration(this::discover);
        if (suite.tests().isEmpty()) {
            return nothing(suite);
        }
        return request.reruns() > 0 ? rerun(suite) : treat(suite);
    }

    private Suite discover() {
        progress.phase("discovering tests", 0);
        Journal.Discovered known = journal.discovered(module.name());
        if (known == null) {
            List<String> classes = TestClasses.of(module).stream()
                    .filter(name -> !request.filter().rejects(name))
                    .toList();
            Forker.Discovery discovery = forker.discover(classes, request.reruns() > 0 ? Jvm.PLAIN : Jvm.WARM);
            failIfFatal(discovery.problems());
            List<String> problems = discovery.problems().stream()
                    .map(problem -> problem.className() + ": " + problem.message())
                    .toList();
            journal.append(module.name(), discovery.members(), problems);
            known = journal.discovered(module.name());
        }
        known.problems().forEach(relay::problem);
        Suite suite = new Suite(module.name(), known.members(), request.filter()::accepts);
        forker.use(suite);
        return suite;
    }

    private void failIfFatal(List<Report.Problem> problems) {
        problems.stream().filter(Report.Problem::fatal).findFirst().ifPresent(problem -> {
            throw UserException.project(
                    module.name() + ": " + problem.message(), "Check that the project's own build can run its tests.");
        });
    }

    private ModuleFindings nothing(Suite suite) {
        Observation none = new Observation("", List.of(), 0);
        return new ModuleFindings(suite.module(), none, List.of(), List.of(), List.of(), List.of(), relay.problems());
    }

    private ModuleFindings rerun(Suite suite) {
        int runs = request.reruns();
        progress.phase("running " + runs + " times", runs * suite.tests().size());
        List<Observation> observations = stopwatch.exploration(() -> IntStream.rangeClosed(1, runs)
                .mapToObj(i -> laboratory.perform(whole(suite, "rerun", Jvm.PLAIN, i)))
                .toList());
        stopwatch.plain(observations.get(0).millis());
        PlainFailures.Judged judged = Reruns.judge(observations, this::fingerprint);
        return findings(
                suite,
                observations.get(0),
                List.of(),
                Provoked.of(judged.findings()),
                Map.of(),
                judged,
                new ArrayList<>());
    }

    private ModuleFindings treat(Suite suite) {
        progress.phase("plain run", suite.tests().size());
        Observation baseline = stopwatch.exploration(() -> laboratory.perform(whole(suite, "baseline", Jvm.WARM, 1)));
        limits.learn(baseline);
        stopwatch.plain(baseline.millis());
        Study study = new Study(laboratory, suite, this::fingerprint, request.seed());
        Explorer explorer = new Explorer(study, baseline, request, stopwatch, progress, relay);
        Inquiry inquiry = new Inquiry(study, baseline, request, stopwatch, progress, relay);
        List<Exploration.Outcome> explored = new ArrayList<>(explorer.explore(trials()));
        forker.endWarm();
        Confirmation.Result confirmation =
                inquiry.confirm(explored, candidate -> !candidate.trial().isDirected());
        List<Confirmed> confirmed = new ArrayList<>(confirmation.confirmed());
        confirmed.addAll(confirmDirected(inquiry, explored, confirmed));
        progress.findings(confirmed.size());
        PlainFailures.Judged judged =
                stopwatch.confirmation(() -> new PlainFailures(study, stopwatch::outOfTime).judge(baseline));
        confirmed.addAll(judged.findings());
        List<Provoked> provoked = new ArrayList<>(Provoked.of(confirmed));
        Map<Provoked, Proof> proofs = new HashMap<>(inquiry.prove(provoked, explorer.shared()));
        direct(explorer, inquiry, suite, explored, provoked, proofs);
        return findings(suite, baseline, explored, provoked, proofs, judged, notes(confirmation, judged, explorer));
    }

    /** What to try, but for what the module's own build has settled. */
    private List<Trial> trials() {
        Pinned pinned = new Pinned(module);
        return request.trials().stream()
                .filter(trial -> pinned.against(trial).isEmpty())
                .toList();
    }

    /** Confirms what failed in directed orders; what is known to depend on the order needs no second look. */
    private static List<Confirmed> confirmDirected(
            Inquiry inquiry, List<Exploration.Outcome> explored, List<Confirmed> confirmed) {
        Set<TestId> known = confirmed.stream()
                .filter(each -> each.trial() == null || each.trial().isOrder())
                .map(Confirmed::test)
                .collect(Collectors.toSet());
        return inquiry.confirm(
                        explored,
                        candidate -> candidate.trial().isDirected()
                                && !known.contains(candidate.result().test()))
                .confirmed();
    }

    /** Tries on all other tests what was found to pollute some, unless a recording has told on whom to try it. */
    private void direct(
            Explorer explorer,
            Inquiry inquiry,
            Suite suite,
            List<Exploration.Outcome> explored,
            List<Provoked> provoked,
            Map<Provoked, Proof> proofs) {
        List<Proof> undirected = proofs.entrySet().stream()
                .filter(entry -> entry.getKey().trials().stream().noneMatch(Trial::isDirected))
                .map(Map.Entry::getValue)
                .toList();
        List<List<TestId>> orders = DirectedOrders.after(undirected, suite);
        if (orders.isEmpty() || stopwatch.outOfTime()) {
            return;
        }
        List<Confirmed> known = provoked.stream().map(Provoked::best).toList();
        List<Exploration.Outcome> further = explorer.exploreOrders(orders);
        List<Provoked> more = Provoked.of(confirmDirected(inquiry, further, known));
        explored.addAll(further);
        provoked.addAll(more);
        progress.findings(provoked.size());
        proofs.putAll(inquiry.prove(more, explorer.shared()));
    }

    private Run whole(Suite suite, String purpose, Jvm jvm, int repetition) {
        return new Run(suite.module(), purpose, suite.tests(), Treatment.NONE, request.seed(), jvm, repetition);
    }

    private FailureFingerprint fingerprint(TestResult failure) {
        return FailureFingerprint.of(failure.failure(), projectClasses);
    }

    private List<String> notes(Confirmation.Result confirmation, PlainFailures.Judged judged, Explorer explorer) {
        List<String> notes = new ArrayList<>();
        note(notes, confirmation.coincidences(), "only if random draws coincide that never do in life");
        note(notes, judged.onlyWithAgent(), "only when instrumented");
        Pinned pinned = new Pinned(module);
        for (Trial trial : request.trials()) {
            pinned.against(trial)
                    .ifPresent(setting -> notes.add(trial.treatment().name() + " was not tried on " + module.name()
                            + ": its build sets " + setting));
        }
        if (explorer.suspicionsLeftOut() > 0) {
            notes.add(explorer.suspicionsLeftOut() + " of the ways in which tests of " + module.name()
                    + " may pollute others were not tried: too many tests use what they change");
        }
        if (stopwatch.explorationIsOver()) {
            notes.add("the budget ran out: not every strategy was tried on every test of " + module.name());
        }
        return notes;
    }

    /** Says of some tests in one line when they fail and that they are no findings for that. */
    private static void note(List<String> notes, List<TestId> tests, String when) {
        if (!tests.isEmpty()) {
            String names = tests.stream().limit(NAMED).map(TestId::toString).collect(Collectors.joining(", "));
            String more = tests.size() > NAMED ? " and " + (tests.size() - NAMED) + " more" : "";
            notes.add(names + more + (tests.size() == 1 ? " fails " : " fail ") + when + ": left out");
        }
    }

    private ModuleFindings findings(
            Suite suite,
            Observation baseline,
            List<Exploration.Outcome> explored,
            List<Provoked> provoked,
            Map<Provoked, Proof> proofs,
            PlainFailures.Judged judged,
            List<String> notes) {
        notes.addAll(relay.problems());
        ReplayFiles files = new ReplayFiles(request.out());
        List<Finding> findings = new FindingWriter(
                        module.name(), baseline, id -> request.command().apply(files.file(id)))
                .write(provoked, proofs);
        writeReplays(suite, findings, provoked);
        return new ModuleFindings(
                module.name(), baseline, explored, findings, judged.broken(), relay.untransformed(), notes);
    }

    private void writeReplays(Suite suite, List<Finding> findings, List<Provoked> provoked) {
        Map<String, Confirmed> byId = new HashMap<>();
        provoked.forEach(
                each -> byId.put(Finding.idOf(each.best().test(), each.best().fingerprint()), each.best()));
        ReplayWriter writer = new ReplayWriter(module, suite, request);
        findings.forEach(finding -> writer.write(finding, byId.get(finding.id())));
    }

    @Override
    public void close() {
        laboratory.close();
        forker.close();
    }
}
