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
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A source file of the project with its content. */
public record SourceFile(Path path, String text, Charset charset) {

    private static final String JAVA = ".java";
    private static final String GROOVY = ".groovy";

    /** Finds the Java source that contains a site. */
    public static Optional<SourceFile> of(Site site, ModuleDescription module) {
        return site.file().endsWith(JAVA) ? of(site.className(), site.file(), module) : Optional.empty();
    }

    /** Finds the source of a class: a file that is named like its outermost class, or another one of its package. */
    public static Optional<SourceFile> ofClass(String className, ModuleDescription module) {
        String outermost = className.contains("$") ? className.substring(0, className.indexOf('$')) : className;
        String simple = outermost.substring(outermost.lastIndexOf('.') + 1);
        return Stream.of(JAVA, GROOVY)
                .flatMap(ending -> of(className, simple + ending, module).stream())
                .findFirst()
                .or(() -> declaring(simple, className, module));
    }

    /** A file may declare several classes outside all others. */
    private static Optional<SourceFile> declaring(String simple, String className, ModuleDescription module) {
        Pattern declaration = Pattern.compile(
                "(?m)^(?:[\\w-]+[ \\t]+)*(?:class|interface|enum|record)[ \\t]+" + Pattern.quote(simple) + "\\b");
        return folders(className, module)
                .flatMap(folder -> files(folder).stream())
                .flatMap(file -> read(file).stream())
                .filter(source -> declaration.matcher(source.text).find())
                .findFirst();
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> Stream.of(JAVA, GROOVY)
                            .anyMatch(ending -> file.getFileName().toString().endsWith(ending)))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Where sources of the package of a class may be. */
    private static Stream<Path> folders(String className, ModuleDescription module) {
        int dot = className.lastIndexOf('.');
        String folder = dot < 0 ? "" : className.substring(0, dot).replace('.', '/');
        return module.sources().stream().map(root -> Path.of(root).resolve(folder));
    }

    /** Whether this is Groovy instead of Java. */
    public boolean isGroovy() {
        return path.toString().endsWith(GROOVY);
    }

    private static Optional<SourceFile> of(String className, String name, ModuleDescription module) {
        boolean isPlainName = name.indexOf('/') < 0 && name.indexOf('\\') < 0;
        return isPlainName
                ? folders(className, module)
                        .map(folder -> folder.resolve(name))
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
