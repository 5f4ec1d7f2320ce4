package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiments;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.plan.Pinned;
import io.unflake.engine.plan.SharedState;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.DelaySearch;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.PlainFailures;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Verdict;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The phases of a detection on one module: plain runs, exploration, confirmation, proof. */
final class TreatedDetection {

    private final ModuleDescription module;
    private final Suite suite;
    private final Experiments experiments;
    private final Function<TestResult, FailureFingerprint> fingerprints;
    private final DetectRequest request;
    private final Stopwatch stopwatch;
    private final Progress progress;
    private final RunProgress runProgress;
    private final Consumer<Detected> soFar;

    /** @param soFar receives what is known while the detection goes on */
    TreatedDetection(
            ModuleDescription module,
            Suite suite,
            Experiments experiments,
            Function<TestResult, FailureFingerprint> fingerprints,
            DetectRequest request,
            Stopwatch stopwatch,
            RunProgress runProgress,
            Consumer<Detected> soFar) {
        this.module = module;
        this.suite = suite;
        this.experiments = experiments;
        this.fingerprints = fingerprints;
        this.request = request;
        this.stopwatch = stopwatch;
        this.progress = runProgress.display();
        this.runProgress = runProgress;
        this.soFar = soFar;
    }

    /**
     * Performs the phases. They overlap: what has failed is confirmed while tests that wait are still explored, and what
     * is confirmed is proven while other failures are still being confirmed.
     */
    Detected run() {
        PlainPhase plainRuns =
                new PlainPhase(module, suite, experiments, request.limits().thorough(), stopwatch, runProgress);
        PlainPhase.Baseline baseline = plainRuns.observe();
        Study study = new Study(experiments.limitedBy(baseline.observation(), baseline.reuse()), suite, fingerprints);
        PlainPhase.Untreated untreated = plainRuns.begin(baseline, study.experiment());
        Phases phases = Phases.after(untreated, study, request, delaySearch(), stopwatch, runProgress);
        Future<PlainFailures.Classified> classification =
                SideBySide.begin("unflake-classification", () -> classify(study, untreated));
        List<Trial> trials = trials(untreated.reuse());

        ExplorationPhase.Explored explored = explore(phases, trials, untreated);
        List<TrialOutcome> first = endedFirst(phases.exploration(), explored);
        tell(untreated, first, provoked(phases.confirmation().seen(first)));
        Confirming early = confirmFirst(phases, first, explored);
        tell(untreated, first, early.provoked());
        phases.exploration().tryLongTests(trials, explored.waiting());
        Judged judged = confirmRest(phases, first, early, explored, classification);
        List<String> notes = notes(untreated, explored, judged);
        if (!delaysThreadsEarly()) {
            phases.exploration().delayThreadsBesideProofs(trials, flaky(judged.provoked()), explored.waiting());
        }
        Proven unproven = new Proven(judged.outcomes(), judged.provoked(), Map.of());
        soFar.accept(detected(untreated, unproven, judged.plain().broken(), notes));
        Proven proven = new LaterFindings(phases, suite, this::provoked, stopwatch, progress)
                .addedTo(prove(phases, judged, early, explored), early.attempt().wholeOrders(), explored);
        return detected(untreated, proven, judged.plain().broken(), notes);
    }

    /** Explores until only tests that wait are left, and the run without agent has ended. */
    private ExplorationPhase.Explored explore(Phases phases, List<Trial> trials, PlainPhase.Untreated untreated) {
        List<TrialOutcome> known = new ArrayList<>();
        ExplorationPhase.Explored explored = phases.exploration().explore(trials, ended -> {
            synchronized (known) {
                known.addAll(ended);
                List<Confirmed> seen = phases.confirmation().seen(known);
                if (!seen.isEmpty()) {
                    tell(untreated, known, provoked(seen));
                }
            }
        });
        if (delaysThreadsEarly()) {
            phases.exploration().delayThreads(trials, explored.waiting());
        }
        stopwatch.time(Stopwatch.Phase.EXPLORATION, untreated::plain);
        experiments.endBusy();
        return explored;
    }

    /** What is known when exploration returns; if nothing else can fail, what is known when a test has failed. */
    private List<TrialOutcome> endedFirst(ExplorationPhase exploration, ExplorationPhase.Explored explored) {
        return both(
                explored.outcomes(),
                hasDelaysOnly()
                        ? exploration.awaitFailure(explored.waiting())
                        : explored.waiting().ended());
    }

    /** What was confirmed first, and the proofs that have begun. */
    private record Confirming(ConfirmationPhase.Attempt attempt, List<Provoked> provoked, ProofPhase.Begun proofs) {}

    /** Confirms what has failed so far. Proofs begin as soon as possible. */
    private Confirming confirmFirst(Phases phases, List<TrialOutcome> first, ExplorationPhase.Explored explored) {
        SharedState shared = explored.directed().shared();
        AtomicReference<ProofPhase.Begun> proofs = new AtomicReference<>(ProofPhase.Begun.NONE);
        ConfirmationPhase.Attempt attempt = phases.confirmation()
                .confirm(
                        first,
                        Set.of(),
                        shared,
                        treated -> proofs.set(phases.proof()
                                .begin(
                                        inSharedJvms(clear(provoked(treated))),
                                        Map.of(),
                                        ProofPhase.Begun.NONE,
                                        shared)));
        List<Provoked> provoked = provoked(attempt.result().confirmed());
        return new Confirming(
                attempt,
                provoked,
                phases.proof().begin(clear(provoked), attempt.result().proofs(), proofs.get(), shared));
    }

    /** All that exploration showed, and what became of it. */
    private record Judged(
            List<TrialOutcome> outcomes,
            ConfirmationPhase.Result confirmed,
            List<Provoked> provoked,
            PlainFailures.Classified plain) {}

    /** Confirms what tests that wait have shown meanwhile, and what has failed in plain runs. */
    private Judged confirmRest(
            Phases phases,
            List<TrialOutcome> first,
            Confirming early,
            ExplorationPhase.Explored explored,
            Future<PlainFailures.Classified> classification) {
        SharedState shared = explored.directed().shared();
        PlainFailures.Classified reruns =
                stopwatch.time(Stopwatch.Phase.CONFIRMATION, () -> SideBySide.join(classification));
        List<TrialOutcome> waited = phases.exploration().await(explored.waiting());
        List<TrialOutcome> outcomes = both(first, waited);
        ConfirmationPhase.Result brittle = phases.confirmation().confirmBrittle(reruns.broken(), outcomes, shared);
        ConfirmationPhase.Result confirmed = early.attempt()
                .result()
                .and(phases.confirmation().confirm(waited, Set.of(), shared).result())
                .and(brittle);
        List<Provoked> provoked = provoked(both(confirmed.confirmed(), reruns.findings()));
        progress.findings(provoked.size());
        return new Judged(outcomes, confirmed, provoked, reruns.with(brittle.confirmed()));
    }

    private Proven prove(Phases phases, Judged judged, Confirming early, ExplorationPhase.Explored explored) {
        return new Proven(
                judged.outcomes(),
                judged.provoked(),
                phases.proof()
                        .prove(
                                judged.provoked(),
                                judged.confirmed().proofs(),
                                early.proofs(),
                                explored.directed().shared()));
    }

    /** Tells what is known although nothing of it is proven yet. */
    private void tell(PlainPhase.Untreated untreated, List<TrialOutcome> outcomes, List<Provoked> provoked) {
        soFar.accept(detected(untreated, new Proven(outcomes, provoked, Map.of()), List.of(), List.of()));
    }

    /** Those whose cause no later trial may name more clearly. */
    private List<Provoked> clear(List<Provoked> provoked) {
        return request.limits().thorough()
                ? provoked.stream()
                        .filter(each -> !each.mayBeClearer(request.search().trials()))
                        .toList()
                : provoked;
    }

    /** Those whose proof does not need a JVM for each step, so that it does not keep others from being confirmed. */
    private static List<Provoked> inSharedJvms(List<Provoked> provoked) {
        return provoked.stream()
                .filter(each -> each.trials().stream().noneMatch(Trial::treatsWholeJvm))
                .toList();
    }

    /** The tests that have a finding, so that delays of their threads would tell little more. */
    private static Set<TestId> flaky(List<Provoked> provoked) {
        return provoked.stream()
                .map(Provoked::best)
                .filter(each -> each.verdict() == Verdict.FLAKY)
                .map(each -> each.test().base())
                .collect(Collectors.toSet());
    }

    /**
     * Whether to delay threads before anything is confirmed. If time is limited, that would keep more failures of other
     * strategies from being confirmed than it finds.
     */
    private boolean delaysThreadsEarly() {
        return request.limits().thorough() || hasDelaysOnly();
    }

    /** Whether nothing else can be confirmed while threads are delayed. */
    private boolean hasDelaysOnly() {
        return request.search().trials().stream().allMatch(Trial::asksForThreads);
    }

    /** With enough time, the clearest cause is proven; otherwise what was confirmed first. */
    private List<Provoked> provoked(List<Confirmed> confirmed) {
        List<Provoked> all = Provoked.of(confirmed);
        return request.limits().thorough()
                ? all.stream().map(Provoked::clearestFirst).toList()
                : all;
    }

    /** Whoever looks for a failure does not want others. */
    private List<Provoked> wanted(List<Provoked> provoked) {
        DelaySearch search = delaySearch();
        return provoked.stream()
                .filter(each -> search.wants(each.best().test(), each.best().fingerprint()))
                .toList();
    }

    private DelaySearch delaySearch() {
        DetectRequest.Delays delays = request.search().delays();
        return delays.search()
                .lookingFor(delays.wanted().stream()
                        .map(each -> new DelaySearch.Wanted(each.test(), fingerprint(each.failure())))
                        .toList());
    }

    private FailureFingerprint fingerprint(Failure failure) {
        return fingerprints.apply(TestResult.of(null, Outcome.FAILED, failure));
    }

    private List<String> notes(PlainPhase.Untreated untreated, ExplorationPhase.Explored explored, Judged judged) {
        List<Trial> trials = request.search().trials();
        return new Notes(module.name())
                .collisions(judged.confirmed().collisions())
                .onlyWithAgent(judged.plain().onlyWithAgent())
                .pinned(trials, new Pinned(module))
                .reuse(untreated.reuse(), trials)
                .suspicionsLeftOut(explored.directed().suspicionsLeftOut())
                .lines();
    }

    private Detected detected(
            PlainPhase.Untreated untreated, Proven proven, List<TestResult> broken, List<String> notes) {
        return new Detected(
                untreated.plainMillis(),
                untreated.baseline(),
                inOrderOfRequest(proven.explored()),
                wanted(proven.provoked()),
                proven.proofs(),
                broken,
                notes,
                new Unfinished(module.name())
                        .strategies(proven.explored().stream().allMatch(TrialOutcome::complete))
                        .unconfirmed(proven.provoked())
                        .causes(proven.provoked(), proven.proofs())
                        .lines());
    }

    /** Directed orders come last. */
    private List<TrialOutcome> inOrderOfRequest(List<TrialOutcome> outcomes) {
        List<Trial> trials = request.search().trials();
        return outcomes.stream()
                .sorted(Comparator.comparingInt(
                        outcome -> trials.contains(outcome.trial()) ? trials.indexOf(outcome.trial()) : trials.size()))
                .toList();
    }

    /** What to try, except what the module's own build has set, and orders that need a JVM for several requests. */
    private List<Trial> trials(JvmReuse reuse) {
        Pinned pinned = new Pinned(module);
        return request.search().trials().stream()
                .filter(trial -> pinned.against(trial).isEmpty())
                .filter(trial -> reuse == JvmReuse.UNLIMITED || !trial.isOrder())
                .toList();
    }

    /** Goes on beside exploration, since it is also of interest if there is no time for anything else. */
    private PlainFailures.Classified classify(Study study, PlainPhase.Untreated untreated) {
        return new PlainFailures(study, untreated.reuse() == JvmReuse.UNLIMITED, stopwatch::outOfTime)
                .classify(untreated.plain(), untreated.baseline());
    }

    private static <T> List<T> both(List<T> a, List<T> b) {
        return Stream.concat(a.stream(), b.stream()).toList();
    }
}
