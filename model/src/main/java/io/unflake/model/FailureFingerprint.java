package io.unflake.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What makes two failures the same: exception type and the stack frames of project code. Messages never count.
 *
 * <p>A frame that repeats counts once, so that a stack overflow has the same fingerprint at any depth.
 */
public record FailureFingerprint(String type, List<Frame> frames) {

    private static final int MAX_FRAMES = 32;

    /** The fingerprint of a failure, given which classes are project code. */
    public static FailureFingerprint of(Failure failure, Predicate<String> isProjectClass) {
        Set<Frame> frames = new LinkedHashSet<>();
        for (Frame frame : failure.stack()) {
            if (isProjectClass.test(frame.className()) && frames.size() < MAX_FRAMES) {
                frames.add(frame);
            }
        }
        return new FailureFingerprint(failure.type(), List.copyOf(frames));
    }

    /** A short stable text for this fingerprint. */
    public String hash() {
        return Digest.of(type + "\n" + frames);
    }
}
