package io.unflake.report.known;

import io.unflake.model.Failure;
import io.unflake.model.TestId;
import java.util.List;

/**
 * A test that is known to be flaky.
 *
 * @param category what is known about the reason; empty if nothing is
 * @param recorded failures that were recorded; empty if none were
 */
public record KnownTest(TestId test, String category, List<Failure> recorded) {

    public KnownTest {
        recorded = List.copyOf(recorded);
    }

    /** Whether a test is meant: this one, or an invocation of it. */
    boolean names(TestId other) {
        return test.equals(other) || test.equals(other.base());
    }
}
