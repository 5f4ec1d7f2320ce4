package io.unflake.report.known;

import io.unflake.model.Failure;
import io.unflake.model.TestId;
import java.util.List;

/**
 * A test that is known to be flaky.
 *
 * @param category the known category; empty if unknown
 * @param recorded recorded failures; may be empty
 */
public record KnownTest(TestId test, String category, List<Failure> recorded) {

    public KnownTest {
        recorded = List.copyOf(recorded);
    }

    /** Whether another test is this one or an invocation of it. */
    boolean names(TestId other) {
        return test.equals(other) || test.equals(other.base());
    }
}
