package io.unflake.worker.run;

import io.unflake.model.Outcome;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;

/** The outcome of a test or container, with its exception if there is one. */
record NodeResult(Outcome outcome, Throwable thrown) {

    static final NodeResult SKIPPED = new NodeResult(Outcome.SKIPPED, null);

    /** Returns the result of a run that was broken off. An error of the JVM takes precedence over its consequences. */
    static NodeResult brokenOff(Throwable thrown) {
        return new NodeResult(Outcome.FAILED, jvmErrors(thrown).findFirst().orElse(thrown));
    }

    static NodeResult of(TestExecutionResult result, String engine) {
        Throwable thrown = result.getThrowable().orElse(null);
        return new NodeResult(
                switch (result.getStatus()) {
                    case SUCCESSFUL -> Outcome.PASSED;
                    case ABORTED -> isFailedFixture(engine, thrown) ? Outcome.FAILED : Outcome.ABORTED;
                    case FAILED -> Outcome.FAILED;
                },
                thrown);
    }

    /** TestNG skips tests whose fixture failed. A plain Throwable means that tests on which they depend failed. */
    private static boolean isFailedFixture(String engine, Throwable thrown) {
        return engine.equals("testng")
                && thrown != null
                && thrown.getClass() != Throwable.class
                && !thrown.getClass().getName().equals("org.testng.SkipException");
    }

    /** Returns the error that makes the JVM unreliable, if there is one. */
    Optional<Throwable> fatal() {
        return thrown == null ? Optional.empty() : jvmErrors(thrown).findFirst();
    }

    private static Stream<Throwable> jvmErrors(Throwable thrown) {
        return FailureCapture.chain(thrown).stream().filter(VirtualMachineError.class::isInstance);
    }
}
