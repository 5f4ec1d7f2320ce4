package io.unflake.engine.discovery;

import io.unflake.model.project.ModuleDescription;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the classes that may contain tests by applying Surefire's patterns to file names.
 *
 * <p>Nested classes are included only if a pattern contains a {@code $}; otherwise the engine finds them in their
 * enclosing class. A pattern with a method includes the whole class, but excludes nothing.
 */
public final class TestClasses {

    /** The default patterns of Surefire. */
    static final List<String> DEFAULTS =
            List.of("**/Test*.java", "**/*Test.java", "**/*Tests.java", "**/*TestCase.java");

    /** Matches every class, for projects without Surefire patterns. */
    static final String ALL = "**/*.java";

    private final List<SurefirePattern> includes = new ArrayList<>();
    private final List<SurefirePattern> excludes = new ArrayList<>();
    private final boolean nested;

    private TestClasses(List<String> included, List<String> excluded) {
        for (SurefirePattern pattern : SurefirePattern.parse(included)) {
            (pattern.negated() ? excludes : includes).add(pattern);
        }
        if (includes.isEmpty()) {
            includes.addAll(SurefirePattern.parse(DEFAULTS));
        }
        excludes.addAll(SurefirePattern.parse(excluded));
        excludes.removeIf(SurefirePattern::methods);
        nested = included.stream().anyMatch(pattern -> pattern.contains("$"));
    }

    /** Returns the names of a module's test classes, sorted so that the order is the same on any machine. */
    public static List<String> of(ModuleDescription module) {
        TestClasses patterns = new TestClasses(module.includes(), module.excludes());
        return module.testClasses().stream()
                .flatMap(container -> ClassFiles.in(Path.of(container)).stream())
                .filter(patterns::accept)
                .map(file ->
                        file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                .sorted()
                .distinct()
                .toList();
    }

    private boolean accept(String file) {
        return (nested || file.indexOf('$') < 0)
                && includes.stream().anyMatch(pattern -> pattern.matches(file))
                && excludes.stream().noneMatch(pattern -> pattern.matches(file));
    }
}
