package io.unflake.report.progress;

import java.time.Duration;
import java.util.Optional;

/** The progress at one moment. */
record Snapshot(
        String phase,
        int tests,
        int testsTotal,
        int strategies,
        int strategiesTotal,
        String strategy,
        int findings,
        Duration elapsed,
        Duration inPhase) {

    /** Before this, an estimate would be a guess. */
    private static final Duration EARLY = Duration.ofSeconds(2);

    /** How long the phase will take from now on, at the pace so far. */
    Optional<Duration> left() {
        if (tests == 0 || testsTotal <= tests || inPhase.compareTo(EARLY) < 0) {
            return Optional.empty();
        }
        double pace = (double) inPhase.toMillis() / tests;
        return Optional.of(Duration.ofMillis(Math.round(pace * (testsTotal - tests))));
    }
}
