package io.unflake.engine.patch;

import io.unflake.engine.discovery.JavaVersion;
import io.unflake.engine.process.ShortCommand;
import io.unflake.engine.process.ShortCommand.Ended;
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
     * The result of a compilation.
     *
     * @param module the module with the changed classes; empty if a source does not compile
     * @param error the first error; null if there is none
     */
    public record Compiled(Optional<ModuleDescription> module, String error) {}

    /**
     * Compiles sources. All code keeps its lines, so that treatments still find their sites.
     *
     * @param folder for the sources and classes
     */
    public static Compiled compile(List<EditedSource> edited, ModuleDescription module, Path folder)
            throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        for (Map.Entry<Charset, List<EditedSource>> group : edited.stream()
                .collect(Collectors.groupingBy(each -> each.source().charset()))
                .entrySet()) {
            List<String> java = write(group.getValue(), false, folder);
            List<String> groovy = write(group.getValue(), true, folder);
            String charset = group.getKey().name();
            List<List<String>> commands = new ArrayList<>();
            if (!java.isEmpty()) {
                commands.add(javac(java, charset, module, folder, classes));
            }
            if (!groovy.isEmpty()) {
                commands.add(groovyc(groovy, charset, module, classes));
            }
            for (List<String> command : commands) {
                Optional<Ended> ended = ShortCommand.complete(folder, command);
                if (ended.filter(Ended::succeeded).isEmpty()) {
                    return new Compiled(Optional.empty(), error(command, ended));
                }
            }
        }
        return new Compiled(Optional.of(module.replacing(classes.toString())), null);
    }

    private static String error(List<String> command, Optional<Ended> ended) {
        return ended.map(each -> CompilerOutput.firstError(each.output()))
                .orElse("the compiler " + command.get(0) + " cannot be run");
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

    private static List<String> javac(
            List<String> sources, String charset, ModuleDescription module, Path folder, Path classes)
            throws IOException {
        Path arguments = folder.resolve("javac.txt");
        Files.writeString(
                arguments,
                Stream.of(
                                List.of(
                                        "-nowarn",
                                        "-g",
                                        "-parameters",
                                        "-encoding",
                                        charset,
                                        "-d",
                                        classes.toString(),
                                        "-classpath",
                                        String.join(File.pathSeparator, module.classpath())),
                                AnnotationProcessors.options(module.classpath(), JavaVersion.of(home(module))),
                                sources)
                        .flatMap(List::stream)
                        .map(PatchedClasses::quoted)
                        .collect(Collectors.joining("\n")));
        return List.of(tool(module, "javac"), "@" + arguments);
    }

    private static List<String> groovyc(List<String> sources, String charset, ModuleDescription module, Path classes) {
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
        return command;
    }

    private static String tool(ModuleDescription module, String name) {
        return home(module).resolve("bin").resolve(name).toString();
    }

    private static Path home(ModuleDescription module) {
        return Path.of(module.javaHome().isEmpty() ? System.getProperty("java.home") : module.javaHome());
    }

    private static String quoted(String argument) {
        return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
