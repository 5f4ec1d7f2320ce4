package io.unflake.worker.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Failure;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.opentest4j.MultipleFailuresError;

class FailureCaptureTest {

    @Test
    void the_stack_of_a_multiple_failure_includes_those_of_its_parts() {
        MultipleFailuresError bundle = new MultipleFailuresError("two", List.of(first(), new AssertionError("b")));
        bundle.addSuppressed(first());
        bundle.setStackTrace(new StackTraceElement[0]);

        Failure failure = FailureCapture.of(bundle);

        assertThat(failure.type()).isEqualTo("org.opentest4j.MultipleFailuresError");
        assertThat(failure.stack().get(0).method()).isEqualTo("first");
    }

    @Test
    void suppressed_exceptions_of_other_exceptions_are_ignored() {
        AssertionError error = new AssertionError("a");
        error.setStackTrace(new StackTraceElement[0]);
        error.addSuppressed(first());

        assertThat(FailureCapture.of(error).stack()).isEmpty();
    }

    @Test
    void an_exception_whose_methods_throw_is_captured_too() {
        Failure failure = FailureCapture.of(new Nasty());

        assertThat(failure.message()).contains("getMessage() throws");
        assertThat(failure.stack()).isEmpty();
    }

    private static AssertionError first() {
        return new AssertionError("a");
    }

    @SuppressWarnings("serial")
    private static final class Nasty extends RuntimeException {

        @Override
        public String getMessage() {
            throw new IllegalStateException();
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            throw new IllegalStateException();
        }
    }
}
