package io.unflake.worker.run;

import io.unflake.worker.protocol.Report;
import java.util.function.Consumer;

/** Ends a JVM that is no longer reliable, after the failure has been reported. */
record Retirement(String runId, MemoryReserve reserve, Consumer<Report.Retiring> announcement) {

    /** Frees memory for reports. */
    void freeMemory() {
        reserve.drop();
    }

    /** Announces the end if the result is fatal; then it does not return. */
    void after(NodeResult result) {
        result.fatal()
                .ifPresent(error -> announcement.accept(
                        new Report.Retiring(runId, error.getClass().getName())));
    }
}
