package io.unflake.app.detect;

import io.unflake.app.project.TestedProject;
import io.unflake.engine.detect.DetectRequest;
import io.unflake.model.strategy.InstrumentOptions;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.time.Instant;

/** A detection with all defaults filled in, absolute paths and checked names; only the project is not yet described. */
public record DetectPlan(
        TestedProject project,
        TestSelection selection,
        DetectRequest.Search search,
        DetectRequest.Limits limits,
        StrategyCatalog catalog,
        InstrumentOptions instrument,
        Output output) {

    /**
     * What is written.
     *
     * @param folder the only folder that is written to
     * @param resume whether to continue an interrupted detection
     * @param begun when the detection began, in its first session
     */
    public record Output(Path folder, boolean resume, Instant begun) {}
}
