package io.unflake.engine.experiment;

import io.unflake.engine.experiment.Experiment.Company;
import io.unflake.engine.plan.Waiting;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Room for runs: as many at once as there are jobs, and beside them some that mostly wait.
 *
 * <p>Runs take their turn in the order in which benches were asked for, but one that has to wait for its company does
 * not hold up those behind it.
 */
final class Benches {

    private static final int WAITING_PER_JOB = 4;

    private final int jobs;
    private final List<Bench> occupied = new ArrayList<>();
    private final List<Bench> queue = new ArrayList<>();

    Benches(int jobs) {
        this.jobs = jobs;
    }

    /** A place in the queue. */
    synchronized Bench ask(Run run, Company company) {
        Bench bench = new Bench(run, company);
        queue.add(bench);
        return bench;
    }

    private synchronized void occupy(Bench bench) throws InterruptedException {
        while (queue.stream().filter(this::fits).findFirst().orElse(null) != bench) {
            wait();
        }
        queue.remove(bench);
        occupied.add(bench);
        notifyAll();
    }

    private boolean fits(Bench candidate) {
        long alike = occupied.stream()
                .filter(bench -> bench.waits == candidate.waits)
                .count();
        return alike < (candidate.waits ? WAITING_PER_JOB * jobs : jobs)
                && occupied.stream().allMatch(candidate::goesWith);
    }

    private synchronized void free(Bench bench) {
        queue.remove(bench);
        occupied.remove(bench);
        notifyAll();
    }

    /** The room that one run has or waits for. */
    final class Bench implements AutoCloseable {

        private final boolean waits;
        private final Company company;
        private final Set<String> classes;

        private Bench(Run run, Company company) {
            this.company = company;
            this.classes = run.tests().stream().map(TestId::className).collect(Collectors.toCollection(HashSet::new));
            this.waits = Waiting.mostly(run.treatment());
        }

        private boolean goesWith(Bench other) {
            if (company == Company.NONE || other.company == Company.NONE) {
                return false;
            }
            boolean apart = company == Company.OTHER_CLASSES || other.company == Company.OTHER_CLASSES;
            return !apart || classes.stream().noneMatch(other.classes::contains);
        }

        /** Returns when there is room. */
        void occupy() throws InterruptedException {
            Benches.this.occupy(this);
        }

        /** Gives up the room, or the place in the queue. */
        @Override
        public void close() {
            free(this);
        }
    }
}
