package io.unflake.app.detect;

import java.util.List;
import java.util.stream.Stream;

/**
 * Which tests run, and where calls are perturbed.
 *
 * @param tests patterns of the tests to run; empty for all
 * @param exclude patterns of tests not to run
 * @param instrument patterns of classes to instrument beside the project's own
 * @param noInstrument patterns of classes not to instrument
 */
public record TestSelection(
        List<String> tests, List<String> exclude, List<String> instrument, List<String> noInstrument) {

    public TestSelection {
        tests = List.copyOf(tests);
        exclude = List.copyOf(exclude);
        instrument = List.copyOf(instrument);
        noInstrument = List.copyOf(noInstrument);
    }

    /** The patterns of both. */
    TestSelection plus(TestSelection other) {
        return new TestSelection(
                union(tests, other.tests),
                union(exclude, other.exclude),
                union(instrument, other.instrument),
                union(noInstrument, other.noInstrument));
    }

    private static List<String> union(List<String> a, List<String> b) {
        return Stream.concat(a.stream(), b.stream()).distinct().toList();
    }
}
