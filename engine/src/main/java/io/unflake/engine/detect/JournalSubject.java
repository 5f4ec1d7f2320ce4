package io.unflake.engine.detect;

import io.unflake.engine.replay.ClassesDigest;
import io.unflake.model.Digest;
import io.unflake.model.codec.Codec;
import io.unflake.model.project.ModuleDescription;

/** A digest of the request and of the classes under test: a journal can only be resumed for the same ones. */
final class JournalSubject {

    private JournalSubject() {}

    static String of(DetectRequest request) {
        StringBuilder text = new StringBuilder();
        text.append(Codec.write(request.search().trials().stream()
                .map(trial -> trial.treatment().toString())
                .toList()));
        text.append(Codec.write(request.search().delays().search()));
        text.append(Codec.write(request.search().delays().wanted()));
        text.append(request.search().reruns()).append(request.subject().filter().description());
        text.append(Codec.write(request.instrument()));
        for (ModuleDescription module : request.subject().modules()) {
            text.append(Codec.write(module));
            // Some compilers write the same classes again in each build.
            text.append(Codec.write(ClassesDigest.of(module)));
        }
        return Digest.of(text.toString());
    }
}
