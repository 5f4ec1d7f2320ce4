package io.unflake.model.strategy;

import java.util.List;

/**
 * What the agent is told at the start of a worker.
 *
 * @param project folders and jars of the project's own classes; empty means every folder on the class path
 * @param instrument patterns of further classes to instrument, such as {@code org.acme.*}
 * @param noInstrument patterns of classes to leave out
 * @param rules the user's own strategies in the common forms
 * @param plugins jars with strategies that are classes
 */
public record AgentConfig(
        List<String> project,
        List<String> instrument,
        List<String> noInstrument,
        List<CustomRule> rules,
        List<String> plugins) {}
