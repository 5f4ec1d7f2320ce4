package io.unflake.engine.experiment;

import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Adds runs to a batch as long as they can share a JVM with the others. */
final class BatchBuilder {

    private final Sharing sharing;
    private final Run first;
    private final Set<TestId> tests = new HashSet<>();
    private final Map<String, Treatment> byClass = new HashMap<>();
    private boolean sameTreatment;

    BatchBuilder(Sharing sharing, Run first) {
        this.sharing = sharing;
        this.first = first;
        add(first);
    }

    /** Adds a run if that is possible. */
    boolean offer(Run run) {
        boolean accepted = sharing.isPossible(first)
                && sharing.isPossible(run)
                && sharing.needSameJvm(run, first)
                && treatmentFits(run)
                && run.tests().stream().allMatch(test -> fits(test, run.treatment()));
        if (accepted) {
            add(run);
        }
        return accepted;
    }

    private boolean treatmentFits(Run run) {
        return (!sameTreatment && !sharing.needsSameTreatment(run))
                || run.treatment().equals(first.treatment());
    }

    private boolean fits(TestId test, Treatment treatment) {
        String outermost = test.outermostClass();
        return !tests.contains(test)
                && (sharing.canSwitchWithin(outermost)
                        || byClass.getOrDefault(outermost, treatment).equals(treatment));
    }

    private void add(Run run) {
        sameTreatment |= sharing.needsSameTreatment(run);
        tests.addAll(run.tests());
        run.tests().forEach(test -> byClass.put(test.outermostClass(), run.treatment()));
    }
}
