package io.unflake.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Identifies failures that are the same: the exception type and the stack frames of project code, without messages.
 *
 * <p>Repeated frames count once, so that a stack overflow has the same fingerprint at any depth. If the test framework
 * stopped a test at its timeout, only the test method counts, since the exact position is a matter of chance.
 */
public record FailureFingerprint(String type, List<Frame> frames) {

    private static final int MAX_FRAMES = 32;
    private static final Set<String> TIME_LIMITS = Set.of(
            "org.junit.runners.model.TestTimedOutException", "org.testng.internal.thread.ThreadTimeoutException");

    /** Returns the fingerprint of a failure, given a predicate for classes of project code. */
    public static FailureFingerprint of(Failure failure, Predicate<String> isProjectClass) {
        Set<Frame> frames = new LinkedHashSet<>();
        for (Frame frame : failure.stack()) {
            if (isProjectClass.test(frame.className()) && frames.size() < MAX_FRAMES) {
                frames.add(frame);
            }
        }
        List<Frame> all = List.copyOf(frames);
        return new FailureFingerprint(failure.type(), TIME_LIMITS.contains(failure.type()) ? outermost(all) : all);
    }

    private static List<Frame> outermost(List<Frame> frames) {
        if (frames.isEmpty()) {
            return frames;
        }
        Frame last = frames.get(frames.size() - 1);
        return List.of(new Frame(last.className(), last.method(), last.file(), 0));
    }

    /** Returns a short, stable text for this fingerprint. */
    public String hash() {
        return Digest.of(type + "\n" + frames);
    }
}
