package io.unflake.engine.verdict;

import io.unflake.engine.plan.Trial;
import io.unflake.model.Failure;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Strategy;
import java.util.List;
import java.util.stream.Stream;

/**
 * A resource of the machine that processes share, and how failures name it. A failure about one may be the fault of another process, so it
 * counts only if it occurs while nothing else runs.
 */
record SharedResource(String perturbedAt, List<String> texts) {

    /** Which treatments perturb a resource is known by the kind of sites; empty if none does. */
    private static final List<SharedResource> ALL = List.of(
            new SharedResource(SiteKind.PORT, List.of("java.net.BindException", "Address already in use")),
            new SharedResource(SiteKind.MEMORY, List.of("java.lang.OutOfMemoryError", "Cannot allocate memory")),
            new SharedResource("", List.of("unable to create native thread", "Resource temporarily unavailable")),
            new SharedResource("", List.of("Too many open files", "java.nio.channels.OverlappingFileLockException")),
            new SharedResource("", List.of("No space left on device", "Disk quota exceeded")));

    /** Whether a failure is about a shared resource that a trial does not perturb. */
    static boolean mayExplain(Failure failure, Trial trial) {
        return failure != null
                && ALL.stream().anyMatch(resource -> resource.isSubjectOf(failure) && !resource.isPerturbedBy(trial));
    }

    private boolean isSubjectOf(Failure failure) {
        return Stream.concat(Stream.of(failure.type(), String.valueOf(failure.message())), failure.causes().stream())
                .anyMatch(text -> texts.stream().anyMatch(text::contains));
    }

    private boolean isPerturbedBy(Trial trial) {
        return trial.strategies().stream().map(Strategy::kinds).anyMatch(kinds -> kinds.contains(perturbedAt));
    }
}
