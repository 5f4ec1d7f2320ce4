package io.unflake.report.progress;

import io.unflake.report.text.Printable;
import java.io.PrintStream;
import java.time.Duration;

/** Shows progress in one line of a terminal, which is rewritten. */
final class TerminalLine implements Display {

    private static final String ERASE = "\r\u001b[K";
    private static final Duration PAUSE = Duration.ofMillis(100);

    private final PrintStream out;
    private final int width;
    private Duration last = Duration.ZERO;

    TerminalLine(PrintStream out, int width) {
        this.out = out;
        this.width = width;
    }

    @Override
    public void phase(Snapshot now) {
        draw(now);
    }

    @Override
    public void update(Snapshot now) {
        if (now.elapsed().minus(PAUSE).compareTo(last) >= 0) {
            draw(now);
        }
    }

    @Override
    public void note(String text, Snapshot now) {
        out.print(ERASE + Printable.line(text) + "\n");
        draw(now);
    }

    @Override
    public void end() {
        out.print(ERASE);
        out.flush();
    }

    private void draw(Snapshot now) {
        last = now.elapsed();
        // The last column stays free: some terminals wrap as soon as it is written to.
        out.print(ERASE + Printable.fit(ProgressText.of(now), width - 1));
        out.flush();
    }
}
