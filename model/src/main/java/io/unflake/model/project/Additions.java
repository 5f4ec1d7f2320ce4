package io.unflake.model.project;

import java.util.List;

/**
 * The jars to append to a test class path so that its tests run on the JUnit Platform.
 *
 * @param files the jars, in order
 * @param problem the reason why the tests cannot run at all; empty if they can
 */
public record Additions(List<String> files, String problem) {}
