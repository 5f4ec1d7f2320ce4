package io.unflake.app.reproduce;

import io.unflake.app.detect.DelayPointOptions;
import io.unflake.app.detect.LimitOptions;
import io.unflake.app.detect.OutputOptions;
import io.unflake.app.project.ProjectOptions;
import io.unflake.app.strategies.OwnStrategies;
import java.nio.file.Path;
import java.util.List;

/**
 * The options of a search for delays, as the user gave them.
 *
 * @param delays {@code fixed:5s}, or several delays separated by commas
 * @param search {@code bisection}, {@code one-by-one} or {@code ddmin}
 * @param confirm {@code K/N} if at least K of N runs must fail; null for the usual rule
 * @param isolated whether one test JVM runs at a time, a fresh one for each run
 * @param mitigation whether to search waits with which tests pass
 * @param arguments the words of the command line, for a command that continues this search
 */
public record ReproduceOptions(
        Wanted wanted,
        String delays,
        String search,
        boolean singleThread,
        String confirm,
        boolean isolated,
        boolean mitigation,
        DelayPointOptions delayPoints,
        ProjectOptions project,
        LimitOptions limits,
        OwnStrategies own,
        OutputOptions output,
        List<String> arguments) {

    public ReproduceOptions {
        arguments = List.copyOf(arguments);
    }

    /**
     * The failures to reproduce.
     *
     * @param tests patterns of tests
     * @param failure a file with stack traces, or a JUnit XML report; null for all failures of the tests
     * @param findings the findings of a detection, whose suspects and unprovoked failures are wanted; null for none
     * @param reports a folder with Surefire reports, whose flaky tests are wanted; null for none
     */
    public record Wanted(List<String> tests, Path failure, Path findings, Path reports) {

        public Wanted {
            tests = List.copyOf(tests);
        }
    }
}
