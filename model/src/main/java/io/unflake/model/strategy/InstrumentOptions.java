package io.unflake.model.strategy;

import java.util.List;

/**
 * The user's options for instrumentation.
 *
 * @param include patterns of classes to instrument in addition to the project's own, such as {@code org.acme.*}
 * @param exclude patterns of classes that are not instrumented
 * @param rules the user's strategies that are defined by rules
 * @param plugins jars with the user's strategies that are classes
 * @param timingApis the methods that depend on timing, as in class files; empty for those that a rule selects
 */
public record InstrumentOptions(
        List<String> include,
        List<String> exclude,
        List<CustomRule> rules,
        List<String> plugins,
        List<String> timingApis) {

    /** Instruments the project's own classes for the built-in strategies. */
    public static final InstrumentOptions DEFAULT = new InstrumentOptions(List.of(), List.of(), List.of(), List.of());

    /** Selects the methods that depend on timing by rule. */
    public InstrumentOptions(List<String> include, List<String> exclude, List<CustomRule> rules, List<String> plugins) {
        this(include, exclude, rules, plugins, List.of());
    }

    public InstrumentOptions {
        include = List.copyOf(include);
        exclude = List.copyOf(exclude);
        rules = List.copyOf(rules);
        plugins = List.copyOf(plugins);
        timingApis = List.copyOf(timingApis);
    }
}
