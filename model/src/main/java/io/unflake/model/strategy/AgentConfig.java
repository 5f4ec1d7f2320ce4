package io.unflake.model.strategy;

import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the agent is told when a worker JVM starts.
 *
 * @param project folders and jars of the project's own classes; empty means every folder on the class path
 */
public record AgentConfig(List<String> project, InstrumentOptions instrument) {

    /** For the tests of a module: its own classes and tests are the project. */
    public static AgentConfig of(ModuleDescription module, InstrumentOptions instrument) {
        List<String> project = Stream.concat(module.classes().stream(), module.testClasses().stream())
                .toList();
        return new AgentConfig(project, instrument);
    }
}
