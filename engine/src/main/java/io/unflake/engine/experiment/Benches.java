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

/** Room for runs: as many at once as there are jobs, and more of those that mostly wait. */
final class Benches {

    /** How many waiting runs take the room of one that computes. */
    private static final int WAITING_PER_JOB = 4;

    private final int room;
    private final List<Bench> occupied = new ArrayList<>();
    private final List<Bench> queue = new ArrayList<>();

    Benches(int jobs) {
        room = jobs * WAITING_PER_JOB;
    }

    synchronized Bench occupy(Run run, Company company) throws InterruptedException {
        Bench bench = new Bench(run, company);
        queue.add(bench);
        try {
            while (queue.stream().filter(this::fits).findFirst().orElse(null) != bench) {
                wait();
            }
            occupied.add(bench);
            return bench;
        } finally {
            queue.remove(bench);
            notifyAll();
        }
    }

    private boolean fits(Bench candidate) {
        int used = occupied.stream().mapToInt(bench -> bench.size).sum();
        return used + candidate.size <= room && occupied.stream().allMatch(candidate::goesWith);
    }

    private synchronized void free(Bench bench) {
        occupied.remove(bench);
        notifyAll();
    }

    /** The room that one run takes until it leaves. */
    final class Bench {

        private final int size;
        private final Company company;
        private final Set<String> classes;

        private Bench(Run run, Company company) {
            this.company = company;
            this.classes = run.tests().stream().map(TestId::className).collect(Collectors.toCollection(HashSet::new));
            this.size = Waiting.mostly(run.treatment()) ? 1 : WAITING_PER_JOB;
        }

        private boolean goesWith(Bench other) {
            if (company == Company.NONE || other.company == Company.NONE) {
                return false;
            }
            boolean apart = company == Company.OTHER_CLASSES || other.company == Company.OTHER_CLASSES;
            return !apart || classes.stream().noneMatch(other.classes::contains);
        }

        void leave() {
            free(this);
        }
    }
}
