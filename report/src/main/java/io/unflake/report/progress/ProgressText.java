package io.unflake.report.progress;

import io.unflake.model.finding.Finding;
import io.unflake.report.text.Printable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Renders a finding, or a snapshot: {@code exploring: 1203/4609 tests, 3/13 strategies, 2 findings, 0:42, about 1:10 left}. */
final class ProgressText {

    private ProgressText() {}

    static String of(Snapshot now) {
        List<String> parts = new ArrayList<>();
        if (now.testsTotal() > 0 || now.tests() > 0) {
            parts.add(share(now.tests(), now.testsTotal()) + " tests");
        }
        if (now.strategiesTotal() > 0) {
            parts.add(share(now.strategies(), now.strategiesTotal()) + " strategies" + running(now));
        }
        if (now.findings() > 0) {
            parts.add(now.findings() + (now.findings() == 1 ? " finding" : " findings"));
        }
        parts.add(clock(now.elapsed()));
        now.left().ifPresent(left -> parts.add("about " + clock(left) + " left"));
        return Printable.line(now.phase()) + ": " + String.join(", ", parts);
    }

    /** {@code flaky: shop.SipTest#port (random), replay 3f9c2a}. */
    static String of(Finding finding) {
        return finding.verdict().name().toLowerCase(Locale.ROOT) + ": " + finding.test() + " (" + finding.category()
                + "), replay " + finding.id();
    }

    private static String running(Snapshot now) {
        return now.strategy().isEmpty() ? "" : " (" + Printable.line(now.strategy()) + ")";
    }

    private static String share(int done, int total) {
        return total > 0 ? done + "/" + Math.max(done, total) : Integer.toString(done);
    }

    private static String clock(Duration time) {
        long seconds = time.toSeconds();
        return seconds < 3600
                ? String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
