package io.unflake.engine.fork;

import io.unflake.model.Run.Jvm;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.JvmSettings;
import io.unflake.model.strategy.StrategyCatalog;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Builds the command line of a worker JVM: the module's own settings, plus a minimum of Unflake's. */
final class WorkerCommand {

    private final ModuleDescription module;
    private final Installation installation;
    private final AgentConfig agentConfig;
    private final StrategyCatalog catalog;
    private final Path folder;
    private final Set<String> written = new HashSet<>();

    WorkerCommand(
            ModuleDescription module,
            Installation installation,
            AgentConfig agentConfig,
            StrategyCatalog catalog,
            Path folder) {
        this.module = module;
        this.installation = installation;
        this.agentConfig = agentConfig;
        this.catalog = catalog;
        this.folder = folder;
    }

    /** @param settings the settings of a treatment, which override all others */
    ProcessBuilder build(Jvm jvm, JvmSettings settings) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(java());
        if (jvm != Jvm.PLAIN) {
            // Tests are short, so optimised compilation costs more than it gains. The module's arguments come later.
            command.add("-XX:TieredStopAtLevel=1");
        }
        command.addAll(module.jvmArguments());
        if (jvm != Jvm.PLAIN) {
            command.add("-javaagent:" + installation.agent() + "=config=" + agentConfigFile()
                    + (jvm == Jvm.RECORDING ? ";record=true" : ""));
        }
        // Otherwise hot code may throw exceptions without a stack trace, which have no fingerprint.
        command.add("-XX:-OmitStackTraceInFastThrow");
        module.properties().forEach((key, value) -> command.add("-D" + key + "=" + value));
        command.addAll(settings.arguments());
        command.add("@" + classpathFile());
        command.add("io.unflake.worker.WorkerMain");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(new File(module.workingDirectory()))
                .redirectErrorStream(true);
        builder.environment().putAll(module.environment());
        builder.environment().putAll(settings.environment());
        return builder;
    }

    /** Whether a treatment needs a newly started JVM. */
    boolean needsOwnJvm(Treatment treatment) {
        return catalog.needsOwnJvm(treatment);
    }

    /** Returns the JVM settings of a treatment and creates the folders that they name. */
    JvmSettings settings(Treatment treatment) throws IOException {
        JvmSettings settings = catalog.jvmSettings(treatment, folder.toString());
        for (String wanted : settings.folders()) {
            Files.createDirectories(Path.of(wanted));
        }
        return settings;
    }

    private String java() {
        String home = module.javaHome().isEmpty() ? System.getProperty("java.home") : module.javaHome();
        return Path.of(home, "bin", "java").toString();
    }

    private Path agentConfigFile() throws IOException {
        return write("agent.json", Codec.write(agentConfig));
    }

    /** Writes an argument file, since class paths may be too long for a command line. */
    private Path classpathFile() throws IOException {
        List<String> elements = new ArrayList<>(module.classpath());
        elements.addAll(module.additions());
        elements.add(installation.worker().toString());
        String classpath = String.join(File.pathSeparator, elements);
        return write(
                "classpath.args", "-cp\n\"" + classpath.replace("\\", "\\\\").replace("\"", "\\\"") + "\"\n");
    }

    /** Writes a file once per session, replacing that of an earlier session, which may be outdated. */
    private synchronized Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        if (written.add(name)) {
            Files.createDirectories(folder);
            Files.writeString(file, text);
        }
        return file;
    }
}
