package io.unflake.engine.detect;

import io.unflake.engine.fork.TimeLimits;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.replay.ClassesDigest;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.Frame;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.finding.Finding;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes a replay file for each finding. */
final class ReplayWriter {

    private final ModuleDescription module;
    private final Suite suite;
    private final DetectRequest request;
    private final ReplayFiles files;

    ReplayWriter(ModuleDescription module, Suite suite, DetectRequest request) {
        this.module = module;
        this.suite = suite;
        this.request = request;
        this.files = new ReplayFiles(request.output().folder());
    }

    /** The file of a finding. */
    Path file(String id) {
        return files.file(id);
    }

    void write(List<Finding> findings, List<Provoked> provoked) {
        if (findings.isEmpty()) {
            return;
        }
        Map<String, Confirmed> byId = new HashMap<>();
        provoked.forEach(
                each -> byId.put(Finding.idOf(each.best().test(), each.best().fingerprint()), each.best()));
        Replay.Digests digests = ClassesDigest.of(module);
        findings.forEach(finding -> files.write(replay(finding, byId.get(finding.id()), digests)));
    }

    private Replay replay(Finding finding, Confirmed confirmed, Replay.Digests digests) {
        return new Replay(
                Replay.SCHEMA,
                finding.id(),
                module.name(),
                finding.test().toString(),
                tests(finding, confirmed).stream().map(TestId::toString).toList(),
                finding.smallestTreatment(),
                limits(finding, confirmed),
                request.subject().jvmArguments(),
                request.instrument(),
                digests,
                new Replay.Expected(
                        finding.failure().type(),
                        finding.failure().message(),
                        finding.fingerprint().hash(),
                        finding.fingerprint().frames().stream()
                                .map(Frame::toString)
                                .toList()));
    }

    /** A hang is replayed with the limit it was found with, any other failure with the longest that was allowed. */
    private Replay.Limits limits(Finding finding, Confirmed confirmed) {
        boolean prolonged = request.catalog().prolongs(finding.smallestTreatment());
        long longest =
                TimeLimits.longest(request.limits().testTimeout(), prolonged).toMillis();
        boolean hangs = confirmed.failure().outcome() == Outcome.TIMED_OUT;
        return new Replay.Limits(hangs ? confirmed.failure().millis() : longest, longest);
    }

    /** A test that needs no treatment may need the other tests of its class. */
    private List<TestId> tests(Finding finding, Confirmed confirmed) {
        if (confirmed.trial() == null) {
            return suite.methods(List.of(TestId.ofClass(confirmed.test().className())));
        }
        if (finding.proof() != null) {
            return finding.proof().tests();
        }
        return confirmed.tests(suite);
    }
}
