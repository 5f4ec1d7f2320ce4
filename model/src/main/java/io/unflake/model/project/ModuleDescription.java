package io.unflake.model.project;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * All that is needed to run the tests of one module as its own build would.
 *
 * @param name how the module is called in reports, such as its artifact id
 * @param directory the folder of the module
 * @param javaHome the JDK that its tests run on; empty for the one that runs Unflake
 * @param classpath the test class path, in order, with {@code testClasses} and {@code classes}
 * @param additions what is missing to run the tests on the JUnit Platform, in versions that fit
 * @param classes folders or jars with the module's own code, then of the modules of its build that it depends on
 * @param testClasses folders with the module's compiled tests
 * @param sources folders with the sources of both
 * @param includes file patterns of test classes, as Surefire reads them; empty for its defaults
 * @param excludes file patterns that are no test classes, as Surefire reads them
 * @param groups tags, categories or groups to run, as Surefire reads them; empty for all
 * @param excludedGroups tags, categories or groups not to run
 * @param jvmArguments the build's arguments for the test JVM
 * @param properties system properties for the tests
 * @param environment environment variables for the tests
 * @param workingDirectory where the tests run
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
        String workingDirectory) {

    /** The same module, tested on another JDK. */
    public ModuleDescription withJavaHome(String home) {
        return with(home, jvmArguments);
    }

    /** The same module, with more arguments for the test JVM after its own. */
    public ModuleDescription withMoreJvmArguments(List<String> more) {
        return with(
                javaHome, Stream.concat(jvmArguments.stream(), more.stream()).toList());
    }

    private ModuleDescription with(String home, List<String> arguments) {
        return new ModuleDescription(
                name,
                directory,
                home,
                classpath,
                additions,
                classes,
                testClasses,
                sources,
                includes,
                excludes,
                groups,
                excludedGroups,
                arguments,
                properties,
                environment,
                workingDirectory);
    }
}
