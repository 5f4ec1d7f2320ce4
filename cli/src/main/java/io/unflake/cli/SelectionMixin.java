package io.unflake.cli;

import io.unflake.app.detect.TestSelection;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Options that select tests, and classes to instrument. */
final class SelectionMixin {

    @Option(
            names = "--tests",
            paramLabel = "PATTERN",
            description = "run only these tests: Class, pkg.Class, Class#method or Class.method, with * as wildcard"
                    + " (repeatable)")
    private List<String> tests = new ArrayList<>();

    @Option(names = "--exclude", paramLabel = "PATTERN", description = "do not run these tests (repeatable)")
    private List<String> exclude = new ArrayList<>();

    @Option(
            names = "--instrument",
            paramLabel = "PATTERN",
            description = "perturb calls in these classes too, such as org.acme.* (repeatable)")
    private List<String> instrument = new ArrayList<>();

    @Option(
            names = "--no-instrument",
            paramLabel = "PATTERN",
            description = "do not perturb calls in these classes (repeatable)")
    private List<String> noInstrument = new ArrayList<>();

    TestSelection options() {
        return new TestSelection(tests, exclude, instrument, noInstrument);
    }
}
