package io.unflake.worker.run;

import io.unflake.model.Outcome;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;

/** How something ended, with what it threw, if it threw. */
record NodeResult(Outcome outcome, Throwable thrown) {

    static final NodeResult SKIPPED = new NodeResult(Outcome.SKIPPED, null);

    /** What broke off a run: an error of the JVM where there is one, rather than what a short memory made of it. */
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

    /** TestNG skips the tests whose fixture failed; with a plain Throwable those whose predecessors failed. */
    private static boolean isFailedFixture(String engine, Throwable thrown) {
        return engine.equals("testng")
                && thrown != null
                && thrown.getClass() != Throwable.class
                && !thrown.getClass().getName().equals("org.testng.SkipException");
    }

    /** The error after which the JVM can no longer be trusted, if this is one. */
    Optional<Throwable> fatal() {
        return thrown == null ? Optional.empty() : jvmErrors(thrown).findFirst();
    }

    private static Stream<Throwable> jvmErrors(Throwable thrown) {
        return FailureCapture.chain(thrown).stream().filter(VirtualMachineError.class::isInstance);
    }
}
