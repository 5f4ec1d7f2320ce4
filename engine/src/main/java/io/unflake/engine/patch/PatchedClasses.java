package io.unflake.engine.patch;

import io.unflake.engine.process.ShortCommand;
import io.unflake.model.project.ModuleDescription;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compiles a changed source of a module, with the compiler of the JDK that runs its tests. */
public final class PatchedClasses {

    private PatchedClasses() {}

    /**
     * Returns the module with the changed classes; empty if the source does not compile. All code keeps its lines, so
     * that treatments still find their sites.
     *
     * @param folder for the sources and classes
     */
    public static Optional<ModuleDescription> compile(EditedSource edited, ModuleDescription module, Path folder)
            throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path source = folder.resolve(edited.source().path().getFileName().toString());
        Files.writeString(source, edited.keepingLines(), edited.source().charset());
        Path arguments = folder.resolve("javac.txt");
        Files.writeString(
                arguments,
                Stream.of(
                                "-nowarn",
                                "-g",
                                "-parameters",
                                "-encoding",
                                edited.source().charset().name(),
                                "-d",
                                classes.toString(),
                                "-classpath",
                                String.join(File.pathSeparator, module.classpath()),
                                source.toString())
                        .map(PatchedClasses::quoted)
                        .collect(Collectors.joining("\n")));
        String home = module.javaHome().isEmpty() ? System.getProperty("java.home") : module.javaHome();
        Path compiler = Path.of(home).resolve("bin").resolve("javac");
        return ShortCommand.run(folder, List.of(compiler.toString(), "@" + arguments))
                .map(output -> module.replacing(classes.toString()));
    }

    private static String quoted(String argument) {
        return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
