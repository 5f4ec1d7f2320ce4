package io.unflake.app.reproduce;

import io.unflake.model.Failure;
import io.unflake.report.trace.StackTraceText;
import io.unflake.report.trace.TracedFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Collects the failures of tests in a log. If the log names failed tests, other traces in it are output; otherwise a
 * trace names its test. Traces without project code count only if there is nothing else.
 */
final class LogFailures {

    private static final int MOST_UNKNOWN = 100;

    private final StackTraceText traces = new StackTraceText(this::add);
    private final CountedFailures ofNamed = new CountedFailures();
    private final CountedFailures ofTraced = new CountedFailures();
    private final List<Failure> unknown = new ArrayList<>();

    void line(String line) {
        traces.line(line);
    }

    /** Returns the failures of all lines. */
    WantedFailures wanted() {
        traces.end();
        if (!ofNamed.isEmpty()) {
            return ofNamed.wanted();
        }
        return ofTraced.isEmpty() ? WantedFailures.ofUnknown(unknown) : ofTraced.wanted();
    }

    private void add(TracedFailure traced) {
        if (traced.test() == null) {
            addOutput(traced.failure());
        } else {
            TracedTest.of(traced.test(), traced.failure()).ifPresent(test -> ofNamed.add(test, traced.failure()));
        }
    }

    private void addOutput(Failure failure) {
        Optional<TracedTest> test = TracedTest.of(failure);
        if (test.isPresent()) {
            ofTraced.add(test.get(), failure);
        } else if (unknown.size() < MOST_UNKNOWN) {
            unknown.add(failure);
        }
    }
}
