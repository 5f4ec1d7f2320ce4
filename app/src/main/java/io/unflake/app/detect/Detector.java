package io.unflake.app.detect;

import io.unflake.model.progress.Progress;
import java.io.IOException;

/** Carries out a plan. */
@FunctionalInterface
public interface Detector {

    /**
     * Detects flaky tests.
     *
     * @param soFar is told where to ask for the result as far as it is known
     */
    DetectionResult run(DetectPlan plan, Progress progress, ResultSoFar soFar) throws IOException;
}
