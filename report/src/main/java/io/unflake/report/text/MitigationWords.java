package io.unflake.report.text;

import io.unflake.model.finding.Cure;
import io.unflake.model.finding.Mitigation;
import io.unflake.model.strategy.SiteKind;
import java.time.Duration;

/** Words for mitigations and cures. */
public final class MitigationWords {

    private MitigationWords() {}

    /** The wait and how well it works, in one line. */
    public static String wait(Mitigation mitigation) {
        String when = mitigation.point().kind().equals(SiteKind.AFTER) ? "after" : "before";
        return "passes " + mitigation.passed() + "/" + mitigation.passed() + " with a wait of "
                + Seconds.of(Duration.ofMillis(mitigation.waitMillis())) + " in the test, " + when + " "
                + ShortNames.site(mitigation.point());
    }

    /** What the test could wait for instead, in one line; null if that is unknown. */
    public static String cure(Mitigation mitigation) {
        Cure cure = mitigation.cure();
        if (cure == null) {
            return null;
        }
        String place = Printable.line(cure.place());
        return switch (cure.signal()) {
            case LATCH -> "await the latch or semaphore that is released at " + place;
            case FUTURE -> "get or join the future of " + place;
            case CONDITION -> "wait until the notification at " + place + " has happened";
            case QUEUE -> "take from the queue that is filled at " + place;
            case CALLBACK -> "count down a latch in the callback at " + place + ", and await it";
            case POOL -> "shut down the pool used at " + place + ", and await its termination";
            case JOIN -> "join the thread started at " + place;
        };
    }
}
