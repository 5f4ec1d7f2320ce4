package io.unflake.report.progress;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Counts tests, strategies and findings. Not thread-safe: its owner is. */
final class Tally {

    private final InstantSource clock;
    private final Instant start;
    private Instant phaseStart;
    private String phase = "starting";
    private int tests;
    private int testsTotal;
    private int strategies;
    private int strategiesTotal;
    private String strategy = "";
    private int findings;

    Tally(InstantSource clock) {
        this.clock = clock;
        this.start = clock.instant();
        this.phaseStart = start;
    }

    void phase(String name, int total) {
        phase = name;
        phaseStart = clock.instant();
        tests = 0;
        testsTotal = total;
        strategy = "";
    }

    void tests(int ended) {
        tests += ended;
    }

    void strategies(int total) {
        strategiesTotal = total;
    }

    void strategyStarted(String name) {
        strategy = name;
    }

    void strategyEnded() {
        strategies++;
        strategy = "";
    }

    void findings(int count) {
        findings = count;
    }

    Snapshot now() {
        Instant now = clock.instant();
        return new Snapshot(
                phase,
                tests,
                testsTotal,
                strategies,
                strategiesTotal,
                strategy,
                findings,
                Duration.between(start, now),
                Duration.between(phaseStart, now));
    }
}
