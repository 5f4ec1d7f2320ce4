package io.unflake.engine.discovery;

import io.unflake.model.project.LeftOut;
import io.unflake.model.project.ModuleDescription;
import java.util.List;

/**
 * A project as described by its own build.
 *
 * @param modules the modules with tests, in the order of the build
 * @param leftOut the modules that may have tests which are not run
 */
public record DescribedProject(List<ModuleDescription> modules, List<LeftOut> leftOut) {}
