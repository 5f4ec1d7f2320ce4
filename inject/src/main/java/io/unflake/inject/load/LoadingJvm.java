package io.unflake.inject.load;

import io.unflake.engine.process.TiedProcess;
import io.unflake.inject.edit.BrokenClassException;
import io.unflake.inject.edit.ClassCheck;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Loads classes in a JVM of the module, as its tests would, but without running them. */
public final class LoadingJvm implements ClassCheck, AutoCloseable {

    private final TiedProcess process;
    private final DataOutputStream out;
    private final DataInputStream in;

    /**
     * Starts the JVM.
     *
     * @param classpath what is on the class path of the tests
     */
    public LoadingJvm(ModuleDescription module, List<Path> classpath) {
        try {
            process = TiedProcess.start(
                    new ProcessBuilder(command(module, classpath)).redirectError(ProcessBuilder.Redirect.DISCARD));
        } catch (IOException e) {
            throw failed(e);
        }
        out = new DataOutputStream(new BufferedOutputStream(process.process().getOutputStream()));
        in = new DataInputStream(process.process().getInputStream());
    }

    private static List<String> command(ModuleDescription module, List<Path> classpath) {
        String home = module.javaHome().isEmpty() ? System.getProperty("java.home") : module.javaHome();
        List<String> others = new ArrayList<>();
        classpath.stream()
                .map(Path::toString)
                .filter(element -> !module.testClasses().contains(element))
                .forEach(others::add);
        others.add(own());
        List<String> command = new ArrayList<>(List.of(
                Path.of(home, "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-cp",
                String.join(File.pathSeparator, others),
                LoadMain.class.getName()));
        command.addAll(module.testClasses());
        command.addAll(module.classes());
        return command;
    }

    private static String own() {
        try {
            return Path.of(LoadMain.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void check(Map<String, byte[]> files) {
        String problem;
        try {
            out.writeInt(files.size());
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                out.writeUTF(each.getKey().replaceFirst("\\.class$", "").replace('/', '.'));
                out.writeInt(each.getValue().length);
                out.write(each.getValue());
            }
            out.flush();
            problem = in.readUTF();
        } catch (IOException e) {
            throw failed(e);
        }
        if (!problem.isEmpty()) {
            throw new BrokenClassException(problem, null);
        }
    }

    private static UserException failed(IOException e) {
        return UserException.project(
                        "the JVM that loads the changed classes did not answer", "Check the JDK of the project.")
                .because(e);
    }

    @Override
    public void close() {
        process.close();
    }
}
