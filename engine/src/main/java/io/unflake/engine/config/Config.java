package io.unflake.engine.config;

import io.unflake.model.strategy.CustomRule;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What {@code unflake.yaml} says: own strategies, and defaults for options.
 *
 * @param rules the user's own strategies
 * @param strategy what is chosen if the command line chooses nothing
 * @param exclude tests to leave out, beside those of the command line
 * @param instrument further classes to instrument, beside those of the command line
 * @param noInstrument classes not to instrument, beside those of the command line
 * @param plugin jars with strategies, beside those of the command line
 * @param jobs how many test JVMs; null if the file does not say
 * @param budget how long; null if the file does not say
 * @param testTimeout how long a test may take; null if the file does not say
 * @param minimiseBudget how long to seek the smallest cause of a finding; null if the file does not say
 * @param plausible limits of plausibility by strategy, where they are not the usual ones
 */
public record Config(
        List<CustomRule> rules,
        List<String> strategy,
        List<String> exclude,
        List<String> instrument,
        List<String> noInstrument,
        List<Path> plugin,
        Integer jobs,
        String budget,
        String testTimeout,
        String minimiseBudget,
        Map<String, String> plausible) {

    /** Name of the file in a project. */
    public static final String FILE = "unflake.yaml";

    /** For projects without the file. */
    public static final Config NONE = new Config(
            List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), null, null, null, null, Map.of());
}
