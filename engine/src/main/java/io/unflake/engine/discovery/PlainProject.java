package io.unflake.engine.discovery;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A project that is described by its class path alone.
 *
 * @param directory the working directory of its tests
 * @param classpath the test class path, in order; {@code folder/*} stands for the jars in a folder
 * @param testClasses folders or jars with compiled tests
 * @param classes folders or jars with its own code
 * @param sources folders with its sources
 * @param java the JDK to test on
 */
public record PlainProject(
        Path directory,
        List<String> classpath,
        List<Path> testClasses,
        List<Path> classes,
        List<Path> sources,
        Optional<Path> java) {}
