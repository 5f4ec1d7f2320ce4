package io.unflake.sanitise.run;

import io.unflake.sanitise.evidence.Frames;
import io.unflake.sanitise.spi.Sighting;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Why a failed test is skipped.
 *
 * @param message the message of the skipped test
 * @param violations the assumptions that did not hold; empty if the test is in quarantine
 * @param location the innermost line of project code, empty if unknown
 */
public record SkipReason(String message, List<Violation> violations, String location) {

    static SkipReason sanitised(List<Violation> violations, ClassLoader loader) {
        Violation first = violations.get(0);
        Sighting sighting = first.sighting();
        String location = location(Frames.firstInProject(sighting.stack(), loader));
        String others = violations.stream()
                .skip(1)
                .map(each -> each.assumption().name())
                .collect(Collectors.joining(", "));
        String message = "sanitised: " + first.assumption().message(sighting)
                + " [" + first.assumption().name() + "], "
                + sighting.title() + " in thread " + sighting.thread()
                + (location.isEmpty() ? "" : " at " + location)
                + (others.isEmpty() ? "" : "; also: " + others);
        return new SkipReason(message, violations, location);
    }

    static SkipReason quarantined(Quarantine.Entry entry) {
        String message = "in quarantine until " + entry.until() + " (" + entry.owner() + "): " + entry.reason();
        return new SkipReason(message, List.of(), "");
    }

    /** Returns a text such as {@code shop.Client.get:12}: the flight recorder does not record file names. */
    private static String location(StackTraceElement frame) {
        return frame == null ? "" : frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber();
    }
}
