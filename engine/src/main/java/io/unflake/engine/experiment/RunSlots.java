package io.unflake.engine.experiment;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Limits the number of concurrent runs: one slot per job, and additional slots for runs that mostly wait.
 *
 * <p>Runs get their slots in the order of their requests. However, a run that must not be active at the same time as
 * the current ones does not block the runs behind it.
 */
final class RunSlots {

    private static final int WAITING_PER_JOB = 4;

    private final int jobs;
    private final Predicate<Treatment> waits;
    private final List<Slot> occupied = new ArrayList<>();
    private final List<Slot> queue = new ArrayList<>();

    RunSlots(int jobs, Predicate<Treatment> waits) {
        this.jobs = jobs;
        this.waits = waits;
    }

    /** Adds a run to the queue. */
    synchronized Slot request(Run run, Beside beside) {
        Slot slot = new Slot(run, beside);
        queue.add(slot);
        return slot;
    }

    private synchronized void await(Slot slot) throws InterruptedException {
        while (queue.stream().filter(this::fits).findFirst().orElse(null) != slot) {
            wait();
        }
        queue.remove(slot);
        occupied.add(slot);
        notifyAll();
    }

    private boolean fits(Slot candidate) {
        long alike =
                occupied.stream().filter(slot -> slot.waits == candidate.waits).count();
        return alike < (candidate.waits ? WAITING_PER_JOB * jobs : jobs)
                && occupied.stream().allMatch(candidate::isCompatibleWith);
    }

    private synchronized void free(Slot slot) {
        queue.remove(slot);
        occupied.remove(slot);
        notifyAll();
    }

    /** A slot that a run has or waits for. */
    final class Slot implements AutoCloseable {

        private final boolean waits;
        private final Beside beside;
        private final Set<String> classes;

        private Slot(Run run, Beside beside) {
            this.beside = beside;
            this.classes = run.tests().stream().map(TestId::className).collect(Collectors.toCollection(HashSet::new));
            this.waits = RunSlots.this.waits.test(run.treatment());
        }

        private boolean isCompatibleWith(Slot other) {
            if (beside == Beside.NONE || other.beside == Beside.NONE) {
                return false;
            }
            boolean apart = beside == Beside.OTHER_CLASSES || other.beside == Beside.OTHER_CLASSES;
            return !apart || classes.stream().noneMatch(other.classes::contains);
        }

        /** Returns when the slot is free. */
        void await() throws InterruptedException {
            RunSlots.this.await(this);
        }

        /** Releases the slot, or leaves the queue. */
        @Override
        public void close() {
            free(this);
        }
    }
}
