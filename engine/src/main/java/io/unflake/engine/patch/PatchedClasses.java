package io.unflake.engine.patch;

import io.unflake.engine.process.ShortCommand;
import io.unflake.model.project.ModuleDescription;
import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compiles changed sources of a module, with the compiler of the JDK that runs its tests or with its own Groovy. */
public final class PatchedClasses {

    private static final String GROOVY = "org.codehaus.groovy.tools.FileSystemCompiler";

    private PatchedClasses() {}

    /**
     * Returns the module with the changed classes; empty if a source does not compile. All code keeps its lines, so
     * that treatments still find their sites.
     *
     * @param folder for the sources and classes
     */
    public static Optional<ModuleDescription> compile(List<EditedSource> edited, ModuleDescription module, Path folder)
            throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        boolean compiled = true;
        for (Map.Entry<Charset, List<EditedSource>> group : edited.stream()
                .collect(Collectors.groupingBy(each -> each.source().charset()))
                .entrySet()) {
            List<String> java = write(group.getValue(), false, folder);
            List<String> groovy = write(group.getValue(), true, folder);
            String charset = group.getKey().name();
            compiled = compiled
                    && (java.isEmpty() || javac(java, charset, module, folder, classes))
                    && (groovy.isEmpty() || groovyc(groovy, charset, module, folder, classes));
        }
        return compiled ? Optional.of(module.replacing(classes.toString())) : Optional.empty();
    }

    private static List<String> write(List<EditedSource> edited, boolean groovy, Path folder) throws IOException {
        List<String> written = new ArrayList<>();
        for (EditedSource each : edited) {
            if (each.source().isGroovy() == groovy) {
                // Two files of different packages may have the same name.
                Path own = Files.createTempDirectory(folder, "source");
                Path file = own.resolve(each.source().path().getFileName().toString());
                Files.writeString(file, each.keepingLines(), each.source().charset());
                written.add(file.toString());
            }
        }
        return written;
    }

    private static boolean javac(
            List<String> sources, String charset, ModuleDescription module, Path folder, Path classes)
            throws IOException {
        Path arguments = folder.resolve("javac.txt");
        Files.writeString(
                arguments,
                Stream.concat(
                                Stream.of(
                                        "-nowarn",
                                        "-g",
                                        "-parameters",
                                        "-encoding",
                                        charset,
                                        "-d",
                                        classes.toString(),
                                        "-classpath",
                                        String.join(File.pathSeparator, module.classpath())),
                                sources.stream())
                        .map(PatchedClasses::quoted)
                        .collect(Collectors.joining("\n")));
        return ShortCommand.run(folder, List.of(tool(module, "javac"), "@" + arguments))
                .isPresent();
    }

    private static boolean groovyc(
            List<String> sources, String charset, ModuleDescription module, Path folder, Path classes) {
        String classpath = String.join(File.pathSeparator, module.classpath());
        List<String> command = new ArrayList<>(List.of(
                tool(module, "java"),
                "-cp",
                classpath,
                GROOVY,
                "--classpath",
                classpath,
                "--encoding",
                charset,
                "-d",
                classes.toString()));
        command.addAll(sources);
        return ShortCommand.run(folder, command).isPresent();
    }

    private static String tool(ModuleDescription module, String name) {
        String home = module.javaHome().isEmpty() ? System.getProperty("java.home") : module.javaHome();
        return Path.of(home).resolve("bin").resolve(name).toString();
    }

    private static String quoted(String argument) {
        return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
