package io.unflake.model.project;

import java.util.List;

/**
 * What must be put behind a test class path so that its tests run on the JUnit Platform.
 *
 * @param files jars, in order
 * @param problem why the tests cannot run at all, as one sentence; empty if they can
 */
public record Additions(List<String> files, String problem) {}
