package io.unflake.report;

import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import io.unflake.model.FrameFilter;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import io.unflake.model.strategy.StrategyCatalog;
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
                category,
                treatments,
                failure,
                FailureFingerprint.of(failure, FrameFilter.BY_NAME),
                sites,
                sites,
                treated,
                new Rate(treatments.isEmpty() ? 2 : 0, 5),
                null,
                "/opt/unflake detect --project /home/ann/shop --tests '" + test + "'");
    }

    /** The same finding with its smallest cause and its margin. */
    public static Finding proven(Finding finding, Proof proof) {
        return new Finding(
                finding.module(),
                finding.test(),
                finding.verdict(),
                finding.category(),
                finding.treatments(),
                finding.failure(),
                finding.fingerprint(),
                finding.cause(),
                finding.sites(),
                finding.treated(),
                finding.control(),
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
                List.of());
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
                List.of());
    }
}
