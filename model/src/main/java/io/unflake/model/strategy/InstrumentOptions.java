package io.unflake.model.strategy;

import java.util.List;

/**
 * What the user says about instrumentation.
 *
 * @param include patterns of classes to instrument beside the project's own, such as {@code org.acme.*}
 * @param exclude patterns of classes to leave alone
 * @param rules the user's own strategies that are rules
 * @param plugins jars with strategies that are classes
 */
public record InstrumentOptions(
        List<String> include, List<String> exclude, List<CustomRule> rules, List<String> plugins) {

    /** The project's own classes, and the built-in strategies. */
    public static final InstrumentOptions DEFAULT = new InstrumentOptions(List.of(), List.of(), List.of(), List.of());

    public InstrumentOptions {
        include = List.copyOf(include);
        exclude = List.copyOf(exclude);
        rules = List.copyOf(rules);
        plugins = List.copyOf(plugins);
    }
}
