package io.unflake.engine.detect;

import io.unflake.engine.mitigate.Mitigator;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Verdict;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.ThreadDelay;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Searches waits with which tests pass although another thread is late. */
final class MitigationPhase {

    /** A search that cannot end in time is not begun. */
    private static final long LEAST_MILLIS = 20_000;

    private final ModuleDescription module;
    private final ReplayFiles replays;
    private final Mitigator mitigator;
    private final Stopwatch stopwatch;
    private final Progress progress;

    MitigationPhase(ModuleDescription module, DetectRequest request, Stopwatch stopwatch, Progress progress) {
        this.module = module;
        this.replays = new ReplayFiles(request.output().folder());
        this.mitigator = new Mitigator(
                request.installation(),
                request.output().folder(),
                request.limits().isolated() ? 1 : request.limits().jobs(),
                stopwatch::outOfTime);
        this.stopwatch = stopwatch;
        this.progress = progress;
    }

    /**
     * What is known after the search.
     *
     * @param findings the same findings, some of them with a mitigation
     * @param leftOut for how many findings there was no time
     */
    record Result(List<Finding> findings, int leftOut) {}

    Result mitigate(List<Finding> findings) {
        progress.phase("mitigating", (int)
                findings.stream().filter(MitigationPhase::isAboutDelay).count());
        return stopwatch.time(Stopwatch.Phase.PROOF, () -> {
            List<Finding> known = new ArrayList<>();
            int leftOut = 0;
            for (Finding finding : findings) {
                if (!isAboutDelay(finding)) {
                    known.add(finding);
                } else if (stopwatch.millisLeft() < LEAST_MILLIS) {
                    known.add(finding);
                    leftOut++;
                } else {
                    known.add(mitigated(finding));
                    progress.tests(1);
                }
            }
            return new Result(known, leftOut);
        });
    }

    /** Whatever goes wrong, the finding is not lost. */
    private Finding mitigated(Finding finding) {
        try {
            Replay replay = ReplayFiles.read(replays.file(finding.id()));
            return mitigator
                    .mitigate(replay, module, finding.proof().margin())
                    .map(finding::mitigatedBy)
                    .orElse(finding);
        } catch (UserException | UncheckedIOException e) {
            progress.note("no mitigation for " + finding.test() + ": " + e.getMessage());
            return finding;
        }
    }

    private static boolean isAboutDelay(Finding finding) {
        return finding.verdict() == Verdict.FLAKY
                && finding.proof() != null
                && isAboutDelay(finding.proof().treatment());
    }

    private static boolean isAboutDelay(Treatment treatment) {
        return treatment.isNarrow()
                && treatment.perturbations().stream()
                        .allMatch(part -> ThreadDelay.initial(part).isPresent());
    }
}
