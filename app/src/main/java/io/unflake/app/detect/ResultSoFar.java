package io.unflake.app.detect;

import java.util.Optional;
import java.util.function.Supplier;

/** Gives the result of a running detection as far as it is known, from any thread. */
public final class ResultSoFar {

    private volatile Supplier<Optional<DetectionResult>> source = Optional::empty;

    /** Sets where the result comes from. */
    public void from(Supplier<Optional<DetectionResult>> results) {
        source = results;
    }

    /** The result so far; empty if nothing is known yet. */
    Optional<DetectionResult> get() {
        return source.get();
    }
}
