package io.unflake.model.project;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * How a build runs its tests, apart from the class path: which classes, and in what kind of JVM.
 *
 * @param includes Surefire patterns of test classes; empty for Surefire's defaults
 * @param excludes Surefire patterns of excluded classes
 * @param groups tags, categories or groups to run, in Surefire's syntax; empty for all
 * @param excludedGroups tags, categories or groups to exclude
 * @param jvmArguments arguments for the test JVM
 * @param properties system properties for the tests
 * @param environment environment variables for the tests
 * @param jvmPerClass whether the build starts a new test JVM for each class
 */
public record TestSettings(
        List<String> includes,
        List<String> excludes,
        String groups,
        String excludedGroups,
        List<String> jvmArguments,
        Map<String, String> properties,
        Map<String, String> environment,
        boolean jvmPerClass) {

    public TestSettings {
        includes = List.copyOf(includes);
        excludes = List.copyOf(excludes);
        jvmArguments = List.copyOf(jvmArguments);
        Objects.requireNonNull(groups, "groups");
        Objects.requireNonNull(excludedGroups, "excludedGroups");
    }
}
