package io.unflake.engine.invariant;

import io.unflake.model.Detail.Access;
import io.unflake.model.Detail.Value;
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
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

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

    /**
     * The write before the test that decides; if there is none, the first one of the test.
     *
     * @param otherwise the value that the state has without the tests before; null if unknown
     */
    Optional<Accessor> writer(String state, Value otherwise) {
        List<TestResult> latest = new ArrayList<>(writing.before());
        Collections.reverse(latest);
        return latest.stream()
                .flatMap(result ->
                        DecisiveWrite.of(accesses(result, state, true), otherwise)
                                .map(access -> accessor(access, result))
                                .stream())
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

    /**
     * Whether the state shows: it was read by the test class itself, by a method in the stack of the failure, or by a
     * method that returned something else.
     *
     * @param differing the methods that returned something else, such as {@code shop.Users.count}
     */
    boolean isShown(String state, Set<String> differing) {
        return accesses(reading.result(), state, false).stream()
                .flatMap(access -> access.stack().stream().limit(1))
                .anyMatch(frame -> reading.result().test().isInOutermostClass(frame.className())
                        || differing.contains(frame.className() + "." + frame.method())
                        || isInFailure(frame));
    }

    private boolean isInFailure(Frame frame) {
        Failure failure = reading.result().failure();
        return failure != null && failure.stack().stream().anyMatch(other -> isSameMethod(frame, other));
    }

    /** Whether the test did not read the state, although other accesses to it were recorded, and nothing is missing. */
    boolean isUnread(String state) {
        return Variables.hasReads(state)
                && reading.detail().limits().isEmpty()
                && accesses(reading.result(), state, false).isEmpty()
                && reading.all().stream()
                        .flatMap(result -> RecordedRun.detailOf(result).accesses().stream())
                        .anyMatch(access -> access.state().equals(state));
    }

    /**
     * Whether code of the project uses a static field itself, or calls the class that declares it in order to do so.
     *
     * @param projectClasses whether a class belongs to the project
     */
    boolean isUsedBy(Predicate<String> projectClasses, String field) {
        String owner = Variables.bare(Variables.owner(field));
        return Stream.of(writing, reading)
                .flatMap(run -> run.all().stream())
                .flatMap(result -> RecordedRun.detailOf(result).accesses().stream())
                .filter(access -> access.state().equals(field))
                .anyMatch(access -> isDirect(access, owner, projectClasses));
    }

    /** A change of content is attributed to the project's innermost method, so only its reads are direct. */
    private static boolean isDirect(Access access, String owner, Predicate<String> projectClasses) {
        List<Frame> stack = access.stack();
        if (stack.isEmpty()) {
            return false;
        }
        boolean callsOwner = stack.size() > 1
                && stack.get(0).className().equals(owner)
                && projectClasses.test(stack.get(1).className());
        return callsOwner
                || (!access.written() && projectClasses.test(stack.get(0).className()));
    }

    private static List<Access> accesses(TestResult result, String state, boolean written) {
        return RecordedRun.detailOf(result).accesses().stream()
                .filter(access -> access.state().equals(state) && access.written() == written)
                .toList();
    }

    private int closeness(Access access) {
        Failure failure = reading.result().failure();
        if (failure == null) {
            return 0;
        }
        boolean sameLine = access.stack().stream().anyMatch(failure.stack()::contains);
        boolean sameMethod = access.stack().stream().anyMatch(this::isInFailure);
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
