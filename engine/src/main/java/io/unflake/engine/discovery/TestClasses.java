package io.unflake.engine.discovery;

import io.unflake.model.project.ModuleDescription;
import java.util.List;

public final class TestClasses {
    private TestClasses() {}

    public static List<String> of(ModuleDescription module) {
        return module.testClasses();
    }
}
