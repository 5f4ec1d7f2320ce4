package io.unflake.model.project;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Everything needed to run the tests of a module in the same way as its own build.
 *
 * @param name the name of the module in reports, such as its artifact id
 * @param directory the folder of the module
 * @param javaHome the JDK for its tests; empty for the one that runs Unflake
 * @param classpath the test class path, in order, with {@code testClasses} and {@code classes}
 * @param additions the jars that are missing to run the tests on the JUnit Platform
 * @param classes folders or jars with the module's own code, followed by those of modules that it depends on
 * @param testClasses folders with the module's compiled tests
 * @param sources folders with the sources of both
 * @param includes Surefire patterns of test classes; empty for Surefire's defaults
 * @param excludes Surefire patterns of excluded classes
 * @param groups tags, categories or groups to run, in Surefire's syntax; empty for all
 * @param excludedGroups tags, categories or groups to exclude
 * @param jvmArguments the build's arguments for the test JVM
 * @param properties system properties for the tests
 * @param environment environment variables for the tests
 * @param workingDirectory the working directory of the tests
 * @param jvmPerClass whether the build starts a new test JVM for each class
 */
public record ModuleDescription(
        String name,
        String directory,
        String javaHome,
        List<String> classpath,
        List<String> additions,
        List<String> classes,
        List<String> testClasses,
        List<String> sources,
        List<String> includes,
        List<String> excludes,
        String groups,
        String excludedGroups,
        List<String> jvmArguments,
        Map<String, String> properties,
        Map<String, String> environment,
        String workingDirectory,
        boolean jvmPerClass) {

    /** Returns the same module with another JDK for its tests. */
    public ModuleDescription withJavaHome(String home) {
        return with(home, jvmArguments);
    }

    /** Returns the same module with additional arguments for the test JVM, after its own. */
    public ModuleDescription withMoreJvmArguments(List<String> more) {
        return with(
                javaHome, Stream.concat(jvmArguments.stream(), more.stream()).toList());
    }

    /** Returns the same module with more folders in which sources are searched, after its own. */
    public ModuleDescription withMoreSources(List<String> more) {
        return with(
                javaHome,
                jvmArguments,
                classpath,
                testClasses,
                Stream.concat(sources.stream(), more.stream()).distinct().toList());
    }

    /** Returns the same module with classes that replace some of its tests. */
    public ModuleDescription replacing(String folder) {
        return with(javaHome, jvmArguments, before(folder, classpath), before(folder, testClasses));
    }

    /** Returns the same module with more classes behind all others. */
    public ModuleDescription including(String folder) {
        return with(
                javaHome,
                jvmArguments,
                Stream.concat(classpath.stream(), Stream.of(folder)).toList(),
                testClasses);
    }

    /** Returns the same module with other compiled tests, and with jars that are on the class path after its own. */
    public ModuleDescription withTests(String folder, List<String> jars) {
        List<String> others = classpath.stream()
                .filter(element -> !testClasses.contains(element))
                .toList();
        List<String> all =
                Stream.concat(before(folder, others).stream(), jars.stream()).toList();
        return with(javaHome, jvmArguments, all, List.of(folder));
    }

    /** How the build runs these tests. */
    public TestSettings settings() {
        return new TestSettings(
                includes, excludes, groups, excludedGroups, jvmArguments, properties, environment, jvmPerClass);
    }

    /** Returns the same module with tests that run as another build runs them. */
    public ModuleDescription withSettings(TestSettings settings) {
        return new ModuleDescription(
                name,
                directory,
                javaHome,
                classpath,
                additions,
                classes,
                testClasses,
                sources,
                settings.includes(),
                settings.excludes(),
                settings.groups(),
                settings.excludedGroups(),
                settings.jvmArguments(),
                settings.properties(),
                settings.environment(),
                workingDirectory,
                settings.jvmPerClass());
    }

    private static List<String> before(String first, List<String> others) {
        return Stream.concat(Stream.of(first), others.stream()).toList();
    }

    private ModuleDescription with(String home, List<String> arguments) {
        return with(home, arguments, classpath, testClasses);
    }

    private ModuleDescription with(
            String home, List<String> arguments, List<String> newClasspath, List<String> newTestClasses) {
        return with(home, arguments, newClasspath, newTestClasses, sources);
    }

    private ModuleDescription with(
            String home,
            List<String> arguments,
            List<String> newClasspath,
            List<String> newTestClasses,
            List<String> newSources) {
        return new ModuleDescription(
                name,
                directory,
                home,
                newClasspath,
                additions,
                classes,
                newTestClasses,
                newSources,
                includes,
                excludes,
                groups,
                excludedGroups,
                arguments,
                properties,
                environment,
                workingDirectory,
                jvmPerClass);
    }
}
