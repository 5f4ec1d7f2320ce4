package io.unflake.engine.experiment;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;

/** A run that waits for a JVM or uses one. Its result is null if it was not performed. */
final class QueuedRun {

    private final String id;
    private final Run run;
    private final Beside beside;
    private final BooleanSupplier isOver;
    private final boolean waits;
    private final Set<String> claims;
    private final CompletableFuture<Observation> result = new CompletableFuture<>();

    /**
     * Describes a run.
     *
     * @param id the id of the run, which takes long to compute if it has many tests
     * @param isOver whether it is too late to start the run
     * @param waits whether its tests mostly wait
     * @param claims what no other run may use while this one is active
     */
    QueuedRun(String id, Run run, Beside beside, BooleanSupplier isOver, boolean waits, Set<String> claims) {
        this.id = id;
        this.run = run;
        this.beside = beside;
        this.isOver = isOver;
        this.waits = waits;
        this.claims = claims;
    }

    String id() {
        return id;
    }

    Run run() {
        return run;
    }

    boolean isTooLate() {
        return isOver.getAsBoolean();
    }

    boolean waits() {
        return waits;
    }

    /** Whether several tests wait, which were given runs of their own so that they wait at the same time as others. */
    boolean waitsForLong() {
        return waits && run.tests().size() > 1;
    }

    CompletableFuture<Observation> result() {
        return result;
    }

    String firstClass() {
        return run.tests().isEmpty() ? "" : run.tests().get(0).className();
    }

    boolean isCompatibleWith(QueuedRun other) {
        return beside != Beside.NONE && other.beside != Beside.NONE && Collections.disjoint(claims, other.claims);
    }
}
