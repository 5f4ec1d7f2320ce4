package io.unflake.app.detect;

import io.unflake.model.progress.Progress;
import java.io.IOException;

/** Carries out a plan. */
@FunctionalInterface
public interface Detector {

    DetectionResult run(DetectPlan plan, Progress progress) throws IOException;
}
