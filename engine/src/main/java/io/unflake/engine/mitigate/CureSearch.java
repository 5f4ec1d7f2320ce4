package io.unflake.engine.mitigate;

import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Site;
import io.unflake.model.TestResult;
import io.unflake.model.ThreadKey;
import io.unflake.model.finding.Cure;
import io.unflake.model.finding.Cure.Signal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds what a test could wait for instead of some time, in the points that its threads pass: a signal that the late
 * thread gives, code of the test that it calls, or the end of what was started.
 */
final class CureSearch {

    private static final String TASK = "task";

    private static final Map<Signal, Pattern> SIGNALS = Map.of(
            Signal.LATCH,
            Pattern.compile("(.*\\.)?(CountDownLatch\\.countDown|Phaser\\.arrive.*|Semaphore\\.release)\\(.*"),
            Signal.FUTURE,
            Pattern.compile("(.*\\.)?CompletableFuture\\.complete.*"),
            Signal.CONDITION,
            Pattern.compile(".*\\.(signal|notify)(All)?\\(.*"),
            Signal.QUEUE,
            Pattern.compile("(.*\\.)?\\w*(Queue|Deque|Exchanger)\\.(put|add|offer|exchange|transfer)\\w*\\(.*"));

    private static final Map<Signal, Pattern> STARTS = Map.of(
            Signal.FUTURE,
            Pattern.compile(".*\\.(CompletableFuture\\.\\w+Async|\\w*Execut\\w*\\.(submit|schedule|invoke)\\w*"
                    + "|ForkJoinPool\\.submit)\\(.*"),
            Signal.POOL,
            Pattern.compile(".*\\.\\w*(Execut\\w*|Pool)\\.execute\\(.*"),
            Signal.JOIN,
            Pattern.compile(".*Thread(\\.Builder\\w*)?\\.start\\w*\\(.*"));

    private final TestResult passing;
    private final ThreadKey late;
    private final Predicate<String> isTestClass;

    /**
     * Searches in the points of a passing run.
     *
     * @param late the thread that is late
     */
    CureSearch(TestResult passing, ThreadKey late, Predicate<String> isTestClass) {
        this.passing = passing;
        this.late = late;
        this.isTestClass = isTestClass;
    }

    /** Returns the best cure, if there is any. */
    Optional<Cure> find() {
        List<Site> ofLate = sites(hit -> late.equals(hit.thread()));
        Optional<Cure> start = start();
        return Stream.of(
                        first(SIGNALS, ofLate),
                        start.filter(cure -> startedByTest()),
                        ofLate.stream()
                                .filter(site -> site.api().equals(TASK) && isTestClass.test(site.className()))
                                .findFirst()
                                .map(site -> new Cure(Signal.CALLBACK, place(site))),
                        start)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** How the late thread was started, or what was started asynchronously if that is a thread of a common pool. */
    private Optional<Cure> start() {
        Optional<Frame> started = startedAt();
        List<Site> others = sites(hit -> !late.equals(hit.thread()));
        return first(
                STARTS,
                started.isEmpty()
                        ? others
                        : others.stream()
                                .filter(site ->
                                        site.className().equals(started.get().className())
                                                && site.line() == started.get().line())
                                .toList());
    }

    private boolean startedByTest() {
        return startedAt().filter(frame -> isTestClass.test(frame.className())).isPresent();
    }

    private Optional<Frame> startedAt() {
        return passing.hits().stream()
                .filter(hit -> late.equals(hit.thread()))
                .flatMap(hit -> hit.startedAt().stream().limit(1))
                .findFirst();
    }

    private List<Site> sites(Predicate<Hit> wanted) {
        return passing.hits().stream().filter(wanted).map(Hit::site).toList();
    }

    private static Optional<Cure> first(Map<Signal, Pattern> patterns, List<Site> sites) {
        return sites.stream()
                .flatMap(site -> patterns.entrySet().stream()
                        .filter(entry -> entry.getValue().matcher(site.api()).matches())
                        .map(entry -> new Cure(entry.getKey(), place(site))))
                .findFirst();
    }

    private static String place(Site site) {
        return site.file() + ":" + site.line();
    }
}
