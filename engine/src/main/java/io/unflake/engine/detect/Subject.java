package io.unflake.engine.detect;

import io.unflake.model.Digest;
import io.unflake.model.codec.Codec;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What a journal is about, in a short text: the request and the classes it was made with. */
final class Subject {

    private Subject() {}

    static String of(DetectRequest request) throws IOException {
        StringBuilder text = new StringBuilder();
        text.append(Codec.write(request.trials().stream()
                .map(trial -> trial.treatment().toString())
                .toList()));
        text.append(request.seed())
                .append(request.reruns())
                .append(request.filter().description());
        text.append(Codec.write(request.rules())).append(request.plugins());
        text.append(request.instrument()).append(request.noInstrument());
        for (ModuleDescription module : request.modules()) {
            text.append(Codec.write(module));
            addFiles(text, module.classes());
            addFiles(text, module.testClasses());
        }
        return Digest.of(text.toString());
    }

    private static void addFiles(StringBuilder text, List<String> locations) throws IOException {
        for (String location : locations) {
            Path path = Path.of(location);
            if (Files.exists(path)) {
                try (Stream<Path> files = Files.walk(path)) {
                    for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                        text.append(file).append(Files.size(file)).append(Files.getLastModifiedTime(file));
                    }
                }
            }
        }
    }
}
