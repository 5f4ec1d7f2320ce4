package io.unflake.engine.repair;

import io.unflake.engine.patch.EditedSource;
import io.unflake.engine.patch.GitRoot;
import io.unflake.engine.patch.Rewrite;
import io.unflake.engine.patch.UnifiedDiff;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes changes as a unified diff. */
final class PatchFile {

    private final GitRoot root;

    PatchFile(GitRoot root) {
        this.root = root;
    }

    /** Writes a diff and returns whether Git can apply it. Each part has the charset of its file. */
    boolean write(Rewrite rewrite, Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (EditedSource each : rewrite.sources()) {
            String path = root.relative(each.source().path());
            bytes.writeBytes(UnifiedDiff.of(path, each.source().text(), each.text())
                    .getBytes(each.source().charset()));
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, bytes.toByteArray());
        return root.accepts(file);
    }

    /** The changed files as the diff names them. */
    List<String> names(Rewrite rewrite) throws IOException {
        List<String> names = new ArrayList<>();
        for (EditedSource each : rewrite.sources()) {
            names.add(root.relative(each.source().path()));
        }
        return names;
    }

    /** The text of a diff for human readers. */
    static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    String command(Path file) {
        return root.command(file);
    }
}
