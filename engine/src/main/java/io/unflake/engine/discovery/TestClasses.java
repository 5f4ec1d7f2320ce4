package io.unflake.engine.discovery;

import io.unflake.model.project.ModuleDescription;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Names the classes that may hold tests, by the patterns that Surefire is told, from file names alone.
 *
 * <p>Nested classes are left to the engine that runs the class around them, unless a pattern asks for them. A pattern
 * with a method includes its whole class, and excludes nothing.
 */
public final class TestClasses {

    /** The patterns of a build that has none of its own. */
    static final List<String> DEFAULTS =
            List.of("**/Test*.java", "**/*Test.java", "**/*Tests.java", "**/*TestCase.java");

    /** The pattern for every class, where no build says which are tests. */
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

    /** The names of a module's test classes, sorted, the same on any machine. */
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
