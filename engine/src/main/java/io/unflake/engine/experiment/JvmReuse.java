package io.unflake.engine.experiment;

import io.unflake.model.project.ModuleDescription;

/** How much one test JVM can be used for. */
public enum JvmReuse {
    /** Any number of runs. */
    UNLIMITED,
    /** One request to the JUnit Platform: a runner or engine shuts down something that does not start again. */
    ONE_REQUEST,
    /** One test class: its build says so, or classes fail after any other class. */
    ONE_CLASS;

    /** What the build of a module says. */
    public static JvmReuse in(ModuleDescription module) {
        return module.jvmPerClass() ? ONE_CLASS : UNLIMITED;
    }
}
