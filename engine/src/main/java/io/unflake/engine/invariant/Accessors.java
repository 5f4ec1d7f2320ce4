package io.unflake.engine.invariant;

import io.unflake.model.Detail.Access;
import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.TestResult;
import io.unflake.model.explain.Problem.Accessor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Finds the code that wrote shared state before a test, and the code of the test that read it. */
final class Accessors {

    private final RecordedRun writing;
    private final RecordedRun reading;

    /**
     * Searches nothing yet.
     *
     * @param writing the run in which the tests before this one write the state
     * @param reading the run in which the test fails
     */
    Accessors(RecordedRun writing, RecordedRun reading) {
        this.writing = writing;
        this.reading = reading;
    }

    /** The last write before the test; if there is none, the first one of the test. */
    Optional<Accessor> writer(String state) {
        List<TestResult> latest = new ArrayList<>(writing.before());
        Collections.reverse(latest);
        return latest.stream()
                .flatMap(result -> last(accesses(result, state, true)).map(access -> accessor(access, result)).stream())
                .findFirst()
                .or(() -> accesses(writing.result(), state, true).stream()
                        .findFirst()
                        .map(access -> accessor(access, writing.result())));
    }

    /** The read of the test that is closest to its failure. */
    Optional<Accessor> reader(String state) {
        return accesses(reading.result(), state, false).stream()
                .max(Comparator.comparing(this::closeness))
                .map(access -> accessor(access, reading.result()));
    }

    /** How close the test read the state to its failure: 2 on the same line, 1 in the same method, 0 elsewhere. */
    int closeness(String state) {
        return accesses(reading.result(), state, false).stream()
                .mapToInt(this::closeness)
                .max()
                .orElse(0);
    }

    /** Whether the test read the state; null if no access to it was recorded at all. */
    Boolean isRead(String state) {
        if (!accesses(reading.result(), state, false).isEmpty()) {
            return true;
        }
        boolean isKnown = reading.all().stream()
                .flatMap(result -> RecordedRun.detailOf(result).accesses().stream())
                .anyMatch(access -> access.state().equals(state));
        return isKnown ? false : null;
    }

    private static List<Access> accesses(TestResult result, String state, boolean written) {
        return RecordedRun.detailOf(result).accesses().stream()
                .filter(access -> access.state().equals(state) && access.written() == written)
                .toList();
    }

    private static Optional<Access> last(List<Access> accesses) {
        return accesses.stream().reduce((earlier, later) -> later);
    }

    private int closeness(Access access) {
        Failure failure = reading.result().failure();
        if (failure == null) {
            return 0;
        }
        boolean sameLine = access.stack().stream().anyMatch(failure.stack()::contains);
        boolean sameMethod = access.stack().stream()
                .anyMatch(frame -> failure.stack().stream().anyMatch(other -> isSameMethod(frame, other)));
        return sameLine ? 2 : sameMethod ? 1 : 0;
    }

    private static boolean isSameMethod(Frame one, Frame other) {
        return one.className().equals(other.className()) && one.method().equals(other.method());
    }

    private static Accessor accessor(Access access, TestResult result) {
        List<String> stack = access.stack().stream().map(Frame::toString).toList();
        String at = stack.isEmpty() ? thread(access) : stack.get(0);
        String caller = access.stack().stream()
                .filter(frame -> result.test().isInOutermostClass(frame.className()))
                .map(Frame::toString)
                .findFirst()
                .orElse(null);
        return new Accessor(at, Objects.equals(at, caller) ? null : caller, stack);
    }

    private static String thread(Access access) {
        return access.thread().isEmpty() ? "unknown code" : "unknown code on thread " + access.thread();
    }
}
