package io.unflake.engine.patch;

import io.unflake.model.Site;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A source file of the project with its content. */
public record SourceFile(Path path, String text, Charset charset) {

    private static final String JAVA = ".java";

    /** Finds the Java source that contains a site. */
    public static Optional<SourceFile> of(Site site, ModuleDescription module) {
        String name = site.file();
        boolean isPlainName = name.endsWith(JAVA) && name.indexOf('/') < 0 && name.indexOf('\\') < 0;
        int dot = site.className().lastIndexOf('.');
        String folder = dot < 0 ? "" : site.className().substring(0, dot).replace('.', '/');
        return isPlainName
                ? module.sources().stream()
                        .map(root -> Path.of(root).resolve(folder).resolve(name))
                        .filter(Files::isRegularFile)
                        .findFirst()
                        .flatMap(SourceFile::read)
                : Optional.empty();
    }

    /** Reads UTF-8, and what is not valid UTF-8 byte by byte, so that nothing is lost. */
    private static Optional<SourceFile> read(Path path) {
        try {
            byte[] bytes = Files.readAllBytes(path);
            return Optional.of(decode(path, bytes));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static SourceFile decode(Path path, byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return new SourceFile(path, text, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            return new SourceFile(path, new String(bytes, StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1);
        }
    }
}
