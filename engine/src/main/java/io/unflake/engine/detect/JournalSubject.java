package io.unflake.engine.detect;

import io.unflake.model.Digest;
import io.unflake.model.codec.Codec;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A digest of the request and of the classes under test: a journal can only be resumed for the same ones. */
final class JournalSubject {

    private JournalSubject() {}

    static String of(DetectRequest request) throws IOException {
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
