package io.unflake.report.progress;

import io.unflake.report.text.Printable;
import java.io.PrintStream;
import java.time.Duration;

/** Shows progress in a log: a line for each phase, and one every few seconds. */
final class PlainLines implements Display {

    private static final Duration PAUSE = Duration.ofSeconds(10);

    private final PrintStream out;
    private Duration last = Duration.ZERO;

    PlainLines(PrintStream out) {
        this.out = out;
    }

    @Override
    public void phase(Snapshot now) {
        print(now);
    }

    @Override
    public void update(Snapshot now) {
        if (now.elapsed().minus(PAUSE).compareTo(last) >= 0) {
            print(now);
        }
    }

    @Override
    public void note(String text, Snapshot now) {
        line(text);
    }

    @Override
    public void end() {
        out.flush();
    }

    private void print(Snapshot now) {
        last = now.elapsed();
        line(ProgressText.of(now));
    }

    private void line(String text) {
        out.print(Printable.line(text) + "\n");
        out.flush();
    }
}
