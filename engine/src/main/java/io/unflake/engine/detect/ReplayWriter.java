package io.unflake.engine.detect;

import io.unflake.engine.plan.Suite;
import io.unflake.engine.replay.ClassesDigest;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.Frame;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import java.util.List;

/** Writes a replay file for each finding. */
final class ReplayWriter {

    private final ModuleDescription module;
    private final Suite suite;
    private final DetectRequest request;
    private final ReplayFiles files;
    private ClassesDigest digest;

    ReplayWriter(ModuleDescription module, Suite suite, DetectRequest request) {
        this.module = module;
        this.suite = suite;
        this.request = request;
        this.files = new ReplayFiles(request.out());
    }

    void write(Finding finding, Confirmed confirmed) {
        if (digest == null) {
            digest = ClassesDigest.of(module);
        }
        files.write(new Replay(
                Replay.SCHEMA,
                finding.id(),
                module.name(),
                finding.test().toString(),
                tests(finding, confirmed).stream().map(TestId::toString).toList(),
                treatment(finding),
                request.seed(),
                request.jvmArguments(),
                request.instrument(),
                request.noInstrument(),
                request.rules(),
                request.plugins(),
                digest.classes(),
                digest.dependencies(),
                new Replay.Expected(
                        finding.failure().type(),
                        finding.failure().message(),
                        finding.fingerprint().hash(),
                        finding.fingerprint().frames().stream()
                                .map(Frame::toString)
                                .toList())));
    }

    private static Treatment treatment(Finding finding) {
        if (finding.proof() != null) {
            return finding.proof().treatment();
        }
        return finding.treatments().isEmpty()
                ? Treatment.NONE
                : finding.treatments().get(0);
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
