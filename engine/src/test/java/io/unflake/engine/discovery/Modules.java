package io.unflake.engine.discovery;

import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.Map;

/** Descriptions of modules for tests. */
final class Modules {

    private Modules() {}

    static ModuleDescription withTests(List<String> testClasses, List<String> includes, List<String> excludes) {
        return new ModuleDescription(
                "shop",
                "/shop",
                System.getProperty("java.home"),
                List.of(),
                List.of(),
                List.of(),
                testClasses,
                List.of(),
                includes,
                excludes,
                "",
                "",
                List.of(),
                Map.of(),
                Map.of(),
                "/shop",
                false);
    }
}
