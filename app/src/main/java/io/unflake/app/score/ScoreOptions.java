package io.unflake.app.score;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The options of a score, as the user gave them.
 *
 * @param suites folders that {@code inject} wrote
 * @param detectors the detectors by name
 * @param tr the probabilities of failure; empty for the default
 * @param k the numbers of cleaners; empty for the default
 * @param reruns how often a detector repeats tests
 * @param seeds how often a detector that draws orders is repeated
 * @param classes folders or jars with the code under test
 * @param java the JDK to test with; null for the one that runs Unflake
 * @param jvmArguments more arguments for the test JVMs
 * @param jobs how many test JVMs run at the same time; null for the default
 * @param budget when a detection of Unflake stops; null for its own limit
 * @param out the only folder that is written to; null for the default
 * @param json whether to print JSON instead of text
 * @param verbose whether to list the mutants that were never detected
 */
public record ScoreOptions(
        List<Path> suites,
        List<String> detectors,
        List<Double> tr,
        List<Integer> k,
        int reruns,
        int seeds,
        List<Path> classes,
        Path java,
        List<String> jvmArguments,
        Integer jobs,
        Duration budget,
        Path out,
        boolean json,
        boolean verbose) {

    public ScoreOptions {
        suites = List.copyOf(suites);
        detectors = List.copyOf(detectors);
        tr = List.copyOf(tr);
        k = List.copyOf(k);
        classes = List.copyOf(classes);
        jvmArguments = List.copyOf(jvmArguments);
    }
}
