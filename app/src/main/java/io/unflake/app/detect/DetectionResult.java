package io.unflake.app.detect;

import io.unflake.model.finding.Findings;
import java.util.function.Predicate;

/**
 * The result of a detection.
 *
 * @param isProjectClass which classes, by name, are the project's own
 */
public record DetectionResult(Findings findings, Predicate<String> isProjectClass) {}
