package io.unflake.sanitise.run;

import io.unflake.sanitise.evidence.Frames;
import io.unflake.sanitise.spi.Sighting;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Why a failure does not count.
 *
 * @param message for whoever looks at the skipped test
 * @param violations what did not hold; none if the test is in quarantine
 * @param place the first line of the project where that showed, empty if nobody knows
 */
public record SkipReason(String message, List<Violation> violations, String place) {

    static SkipReason sanitised(List<Violation> violations, ClassLoader loader) {
        Violation first = violations.get(0);
        Sighting sighting = first.sighting();
        String place = place(Frames.ofProject(sighting.stack(), loader));
        String others = violations.stream()
                .skip(1)
                .map(each -> each.assumption().name())
                .collect(Collectors.joining(", "));
        String message = "sanitised: " + first.assumption().message(sighting)
                + " [" + first.assumption().name() + "], "
                + sighting.title() + " in thread " + sighting.thread()
                + (place.isEmpty() ? "" : " at " + place)
                + (others.isEmpty() ? "" : "; also: " + others);
        return new SkipReason(message, violations, place);
    }

    static SkipReason quarantined(Quarantine.Entry entry) {
        String message = "in quarantine until " + entry.until() + " (" + entry.owner() + "): " + entry.reason();
        return new SkipReason(message, List.of(), "");
    }

    /** Such as {@code shop.Client.get:12}: the flight recorder knows no files. */
    private static String place(StackTraceElement frame) {
        return frame == null ? "" : frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber();
    }
}
