package io.unflake.report;

import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import io.unflake.model.FrameFilter;
import io.unflake.model.Outcome;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Stage;
import io.unflake.model.finding.Verdict;
import io.unflake.model.strategy.StrategyCatalog;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Findings of a made-up shop, for the tests of every format. */
public final class Examples {

    public static final Site DRAW = site("random", "shop.Sip", "port", 16, "java.util.Random.nextInt(int)");
    public static final Site DATE = site("wall", "shop.Licence", "valid", 40, "java.util.Date.<init>()");

    private Examples() {}

    public static Site site(String kind, String className, String method, int line, String api) {
        String file = className.substring(className.lastIndexOf('.') + 1) + ".java";
        return new Site(kind, className, method, file, line, api, 0, true);
    }

    /** A built-in strategy with its defaults, except for the given settings. */
    public static Treatment under(String strategy, Map<String, String> settings) {
        return Treatment.of(perturbation(strategy, settings));
    }

    public static Perturbation perturbation(String strategy, Map<String, String> settings) {
        return StrategyCatalog.BUILT_IN.find(strategy).orElseThrow().with(settings);
    }

    public static Failure failure(String type, String message, String className, int line) {
        String file = className.substring(className.lastIndexOf('.') + 1) + ".java";
        return new Failure(
                type,
                message,
                List.of(
                        new Frame("java.util.ArrayList", "get", "ArrayList.java", 427),
                        new Frame(className, "run", file, line),
                        new Frame("org.junit.runner.Runner", "run", "Runner.java", 1)));
    }

    public static Finding finding(
            String test, Verdict verdict, List<Treatment> treatments, Failure failure, List<Site> sites) {
        String category = treatments.isEmpty()
                ? "rerun"
                : treatments.get(0).perturbations().get(0).strategy().split("\\.", 2)[0];
        Rate treated = treatments.isEmpty() ? Rate.NONE : new Rate(verdict == Verdict.FLAKY ? 5 : 2, 5);
        return new Finding(
                "shop",
                TestId.parse(test),
                verdict,
                proof(verdict, treatments) == null ? Stage.CONFIRMED : Stage.PROVEN,
                category,
                treatments,
                failure,
                FailureFingerprint.of(failure, FrameFilter.BY_NAME),
                proof(verdict, treatments) == null ? List.of() : sites,
                sites,
                treated,
                new Rate(treatments.isEmpty() ? 2 : 0, 5),
                plausible(treatments),
                proof(verdict, treatments),
                "/opt/unflake detect --project /home/ann/shop --tests '" + test + "'");
    }

    /** As the engine says without a margin: unknown, unless the strategy has no magnitude. */
    private static Boolean plausible(List<Treatment> treatments) {
        boolean measurable = treatments.stream()
                .limit(1)
                .flatMap(treatment -> treatment.perturbations().stream())
                .flatMap(part -> StrategyCatalog.BUILT_IN.find(part.strategy()).stream())
                .anyMatch(strategy -> strategy.limit().isAdjustable());
        return measurable ? null : Boolean.TRUE;
    }

    /** A search that found neither a smaller cause nor a margin; none for suspects and for failures in plain runs. */
    private static Proof proof(Verdict verdict, List<Treatment> treatments) {
        return verdict != Verdict.FLAKY || treatments.isEmpty()
                ? null
                : new Proof(
                        treatments.get(0),
                        List.of(),
                        null,
                        plausible(treatments),
                        List.of(),
                        List.of(),
                        new Proof.Effort(3, 0.5));
    }

    /** The same finding as it was before its cause was searched for. */
    public static Finding unproven(Finding finding) {
        return proven(finding, null);
    }

    /** The same finding, seen once and never run again. */
    public static Finding seen(Finding finding) {
        return new Finding(
                finding.module(),
                finding.test(),
                Verdict.SUSPECT,
                Stage.SEEN,
                finding.category(),
                finding.treatments(),
                finding.failure(),
                finding.fingerprint(),
                List.of(),
                finding.sites(),
                new Rate(1, 1),
                new Rate(0, 1),
                finding.plausible(),
                null,
                finding.command());
    }

    /** The same finding with its smallest cause and its margin; {@code null} if they were not searched for. */
    public static Finding proven(Finding finding, Proof proof) {
        return new Finding(
                finding.module(),
                finding.test(),
                finding.verdict(),
                proof == null ? Stage.CONFIRMED : Stage.PROVEN,
                finding.category(),
                finding.treatments(),
                finding.failure(),
                finding.fingerprint(),
                proof == null ? List.of() : finding.cause(),
                finding.sites(),
                finding.treated(),
                finding.control(),
                proof == null ? finding.plausible() : proof.plausible(),
                proof,
                finding.command());
    }

    public static Finding sip() {
        return finding(
                "shop.SipTest#port",
                Verdict.FLAKY,
                List.of(under("random.extreme", Map.of()), under("random.cycle", Map.of())),
                failure(
                        "java.lang.IndexOutOfBoundsException",
                        "Index 5001 out of bounds for length 5001",
                        "shop.Sip",
                        16),
                List.of(DRAW));
    }

    public static Finding licence() {
        return finding(
                "shop.LicenceTest#valid",
                Verdict.FLAKY,
                List.of(under("date.moment", Map.of())),
                failure("java.lang.AssertionError", "expected: <true>\nbut was: <false>", "shop.LicenceTest", 12),
                List.of(DATE, DRAW));
    }

    public static Finding suspect() {
        return finding(
                "shop.warehouse.logistics.international.DeliveryPlannerIntegrationTest#arrivesBeforeNoonOnWorkingDays",
                Verdict.SUSPECT,
                List.of(under("concurrency.shrink", Map.of())),
                failure("java.util.concurrent.TimeoutException", "", "shop.DeliveryPlanner", 7),
                List.of(site(
                        "wait",
                        "shop.DeliveryPlanner",
                        "plan",
                        7,
                        "java.util.concurrent.CountDownLatch.await(long, java.util.concurrent.TimeUnit)")));
    }

    public static Findings of(List<Finding> findings) {
        Failure old = failure("java.lang.AssertionError", "expected:<1> but was:<2>", "shop.OldTest", 3);
        return new Findings(
                new Findings.TestCounts(57, 56, 1, 0),
                new Findings.Cost(4.1, 8.2, 4.4, 0, 12.6, 214),
                List.of(
                        new Findings.StrategyCost("random.extreme", 12, 1, 1, 0.8),
                        new Findings.StrategyCost("date.moment", 3, 1, 1, 0.4)),
                findings,
                List.of(new Findings.BrokenTest("shop", TestId.parse("shop.OldTest#adds"), old)),
                List.of("shop.Huge: method too large"),
                List.of(),
                List.of(),
                outcomes(findings));
    }

    /** One test is broken, one is skipped, all others passed in the baseline. */
    private static Map<TestId, Outcome> outcomes(List<Finding> findings) {
        Map<TestId, Outcome> outcomes = new LinkedHashMap<>();
        findings.forEach(finding -> outcomes.put(finding.test(), Outcome.PASSED));
        outcomes.put(TestId.parse("shop.OldTest#adds"), Outcome.FAILED);
        outcomes.put(TestId.parse("shop.LaterTest#opens"), Outcome.SKIPPED);
        outcomes.put(TestId.parse("shop.GoneTest#x"), Outcome.PASSED);
        return outcomes;
    }

    /** The same findings after time has run out. */
    public static Findings unfinished(List<Finding> findings) {
        return of(findings).leavingOut("12 strategies were not tried on 40 tests");
    }

    public static Findings shop() {
        return of(List.of(suspect(), licence(), sip()));
    }

    public static Findings nothing() {
        return new Findings(
                new Findings.TestCounts(1, 1, 0, 0),
                new Findings.Cost(0, 0, 0, 0, 0.4, 2),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Map.of());
    }
}
