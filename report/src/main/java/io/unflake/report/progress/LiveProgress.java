package io.unflake.report.progress;

import io.unflake.model.finding.Finding;
import io.unflake.model.progress.Progress;
import java.io.PrintStream;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Shows progress at regular intervals, even if nothing is reported: a display that stands still looks like a hang. */
public final class LiveProgress implements Progress, AutoCloseable {

    private static final Duration PERIOD = Duration.ofMillis(500);

    private final Tally tally;
    private final Display display;
    private final ScheduledExecutorService ticker = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "unflake-progress");
        thread.setDaemon(true);
        return thread;
    });
    private boolean ended;

    LiveProgress(Display display, InstantSource clock) {
        this.display = display;
        this.tally = new Tally(clock);
    }

    /** Rewrites one line of a terminal. */
    public static LiveProgress onTerminal(PrintStream out, int width, InstantSource clock) {
        return new LiveProgress(new TerminalLine(out, width), clock).ticking();
    }

    /** Writes a line from time to time. */
    public static LiveProgress inLines(PrintStream out, InstantSource clock) {
        return new LiveProgress(new PlainLines(out), clock).ticking();
    }

    private LiveProgress ticking() {
        var unused =
                ticker.scheduleAtFixedRate(this::update, PERIOD.toMillis(), PERIOD.toMillis(), TimeUnit.MILLISECONDS);
        return this;
    }

    @Override
    public synchronized void phase(String name, int tests) {
        tally.phase(name, tests);
        if (!ended) {
            display.phase(tally.now());
        }
    }

    @Override
    public synchronized void tests(int count) {
        tally.tests(count);
        update();
    }

    @Override
    public synchronized void strategies(int total) {
        tally.strategies(total);
        update();
    }

    @Override
    public synchronized void strategyStarted(String name) {
        tally.strategyStarted(name);
        update();
    }

    @Override
    public synchronized void strategyEnded(String name) {
        tally.strategyEnded();
        update();
    }

    @Override
    public synchronized void findings(int count) {
        tally.findings(count);
        update();
    }

    @Override
    public void found(Finding finding) {
        note(ProgressText.of(finding));
    }

    @Override
    public synchronized void note(String text) {
        if (!ended) {
            display.note(text, tally.now());
        }
    }

    synchronized void update() {
        if (!ended) {
            display.update(tally.now());
        }
    }

    /** Leaves the terminal clean; later reports are ignored. */
    @Override
    public synchronized void close() {
        if (!ended) {
            ended = true;
            ticker.shutdownNow();
            display.end();
        }
    }
}
