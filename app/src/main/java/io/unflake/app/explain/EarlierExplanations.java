package io.unflake.app.explain;

import io.unflake.app.project.NamedTest;
import io.unflake.model.TestId;
import io.unflake.model.codec.CodecException;
import io.unflake.model.explain.Explanation;
import io.unflake.report.json.ExplanationFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The explanations in an output folder. A file of another version does not count. */
public final class EarlierExplanations {

    private final Path out;

    public EarlierExplanations(Path out) {
        this.out = out;
    }

    /** The explanation of a finding. */
    public Optional<Explanation> find(String id) {
        return read(ExplanationFile.of(out, id));
    }

    /** The latest explanation of a test. */
    public Optional<Explanation> about(TestId named) {
        List<Explanation> all = files().stream()
                .sorted(Comparator.comparing(EarlierExplanations::lastModified).reversed())
                .flatMap(file -> read(file).stream())
                .toList();
        TestId test = NamedTest.complete(
                named,
                all.stream().map(each -> TestId.parse(each.test()).className()).toList());
        return all.stream()
                .filter(explanation -> explanation.test().equals(test.toString()))
                .findFirst();
    }

    private List<Path> files() {
        try (Stream<Path> files = Files.list(ExplanationFile.folder(out))) {
            return files.toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static long lastModified(Path file) {
        return file.toFile().lastModified();
    }

    private static Optional<Explanation> read(Path file) {
        try {
            return Files.exists(file) ? Optional.of(ExplanationFile.read(file)) : Optional.empty();
        } catch (CodecException | IOException e) {
            return Optional.empty();
        }
    }
}
