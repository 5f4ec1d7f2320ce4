package io.unflake.worker.run;

import io.unflake.worker.protocol.Report;
import java.util.function.Consumer;

/** Ends the service of a JVM that can no longer be trusted, once what happened in it has been told. */
record Retirement(String runId, MemoryReserve reserve, Consumer<Report.Retiring> announcement) {

    /** Makes room for telling. */
    void brace() {
        reserve.drop();
    }

    /** Does not return if the time has come. */
    void after(NodeResult result) {
        result.fatal()
                .ifPresent(error -> announcement.accept(
                        new Report.Retiring(runId, error.getClass().getName())));
    }
}
