package io.unflake.engine.discovery;

import io.unflake.model.project.LeftOut;
import io.unflake.model.project.ModuleDescription;
import java.util.List;

/**
 * A project as its own build describes it.
 *
 * @param modules the modules with tests, in the order of the build
 * @param leftOut the modules whose tests are not run although they may have some
 */
public record DescribedProject(List<ModuleDescription> modules, List<LeftOut> leftOut) {}
