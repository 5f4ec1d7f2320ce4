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
import java.util.stream.Stream;

/** A source file of the project with its content. */
public record SourceFile(Path path, String text, Charset charset) {

    private static final String JAVA = ".java";
    private static final String GROOVY = ".groovy";

    /** Finds the Java source that contains a site. */
    public static Optional<SourceFile> of(Site site, ModuleDescription module) {
        return site.file().endsWith(JAVA) ? of(site.className(), site.file(), module) : Optional.empty();
    }

    /** Finds the source of a class, in a file that is named like its outermost class. */
    public static Optional<SourceFile> ofClass(String className, ModuleDescription module) {
        String outermost = className.contains("$") ? className.substring(0, className.indexOf('$')) : className;
        String simple = outermost.substring(outermost.lastIndexOf('.') + 1);
        return Stream.of(JAVA, GROOVY)
                .flatMap(ending -> of(className, simple + ending, module).stream())
                .findFirst();
    }

    /** Whether this is Groovy instead of Java. */
    public boolean isGroovy() {
        return path.toString().endsWith(GROOVY);
    }

    private static Optional<SourceFile> of(String className, String name, ModuleDescription module) {
        boolean isPlainName = name.indexOf('/') < 0 && name.indexOf('\\') < 0;
        int dot = className.lastIndexOf('.');
        String folder = dot < 0 ? "" : className.substring(0, dot).replace('.', '/');
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
