package io.unflake.model.strategy;

import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.stream.Stream;

/**
 * The configuration of the agent in a worker JVM.
 *
 * @param project folders and jars of the project's own classes; empty means every folder on the class path
 */
public record AgentConfig(List<String> project, InstrumentOptions instrument) {

    /** Creates the configuration for a module, whose own classes and tests are the project. */
    public static AgentConfig of(ModuleDescription module, InstrumentOptions instrument) {
        List<String> project = Stream.concat(module.classes().stream(), module.testClasses().stream())
                .toList();
        return new AgentConfig(project, instrument);
    }
}
