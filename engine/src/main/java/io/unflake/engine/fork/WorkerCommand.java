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
import java.util.regex.Pattern;

/** Builds the command line of a worker JVM: the module's own settings, plus a minimum of Unflake's. */
final class WorkerCommand {

    private static final String JVM_OPTIONS = "JAVA_TOOL_OPTIONS";
    private static final String LAUNCHER_OPTIONS = "JDK_JAVA_OPTIONS";

    /** Chooses a garbage collector, or names a file that may do so. */
    private static final Pattern COLLECTOR =
            Pattern.compile("-XX:[+-]Use\\w*GC\\b|-XX:Flags=|-XX:VMOptionsFile=|(^|\\s)@");

    private final ModuleDescription module;
    private final Installation installation;
    private final AgentConfig agentConfig;
    private final StrategyCatalog catalog;
    private final Path folder;
    private final Isolation isolation;
    private final Set<String> written = new HashSet<>();

    WorkerCommand(
            ModuleDescription module,
            Installation installation,
            AgentConfig agentConfig,
            StrategyCatalog catalog,
            Path folder,
            Isolation isolation) {
        this.module = module;
        this.installation = installation;
        this.agentConfig = agentConfig;
        this.catalog = catalog;
        this.folder = folder;
        this.isolation = isolation;
    }

    /**
     * Returns the process to start; the settings of the treatment override all others.
     *
     * @param own what the worker has for itself
     */
    ProcessBuilder build(Jvm jvm, Treatment treatment, PrivateFolder own, Equipment equipment) throws IOException {
        JvmSettings settings = settings(treatment, own);
        List<String> command = command(jvm, settings, own, equipment.delayPoints());
        ProcessBuilder builder = new ProcessBuilder(isolation.command(command, own, equipment.ownNetwork()))
                .directory(new File(module.workingDirectory()))
                .redirectErrorStream(true);
        builder.environment().putAll(module.environment());
        builder.environment().putAll(settings.environment());
        return builder;
    }

    private List<String> command(Jvm jvm, JvmSettings settings, PrivateFolder own, boolean delayPoints)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(java());
        if (!hasTemporaryFolder()) {
            // The first of several settings, so that those of the module and of a treatment override it.
            command.add("-Djava.io.tmpdir=" + own.temporary());
        }
        if (jvm != Jvm.PLAIN) {
            // Tests are short, so optimised compilation costs more than it gains. The module's arguments come later.
            command.add("-XX:TieredStopAtLevel=1");
            if (!choosesCollector()) {
                // The default collector lets the heap grow while a JVM serves several runs.
                command.add("-XX:+UseSerialGC");
            }
        }
        command.addAll(module.jvmArguments());
        if (jvm != Jvm.PLAIN) {
            command.add("-javaagent:" + installation.agent() + "=config=" + agentConfigFile()
                    + recording(jvm)
                    + (delayPoints ? ";delays=true" : ""));
        }
        // Otherwise hot code may throw exceptions without a stack trace, which have no fingerprint.
        command.add("-XX:-OmitStackTraceInFastThrow");
        module.properties().forEach((key, value) -> command.add("-D" + key + "=" + value));
        // It would skip tests that fail under a treatment.
        command.add("-Dunflake.sanitise=off");
        command.addAll(settings.arguments());
        command.add("@" + classpathFile());
        command.add("io.unflake.worker.WorkerMain");
        return command;
    }

    private static String recording(Jvm jvm) {
        return switch (jvm) {
            case RECORDING -> ";record=true";
            case DETAILED -> ";detail=true";
            default -> "";
        };
    }

    /** The command line would override what the JVM reads from this environment variable. */
    private boolean hasTemporaryFolder() {
        return optionsOf(JVM_OPTIONS).contains("-Djava.io.tmpdir=");
    }

    private boolean choosesCollector() {
        List<String> arguments = new ArrayList<>(module.jvmArguments());
        arguments.add(optionsOf(JVM_OPTIONS));
        arguments.add(optionsOf(LAUNCHER_OPTIONS));
        return chooseCollector(arguments);
    }

    /** Whether JVM arguments choose a garbage collector; a JVM does not start with two. */
    static boolean chooseCollector(List<String> arguments) {
        return arguments.stream()
                .anyMatch(argument -> COLLECTOR.matcher(argument).find());
    }

    private String optionsOf(String variable) {
        String options = module.environment().getOrDefault(variable, System.getenv(variable));
        return options == null ? "" : options;
    }

    /** Whether a treatment needs a newly started JVM. */
    boolean needsOwnJvm(Treatment treatment) {
        return catalog.needsOwnJvm(treatment);
    }

    /** Whether a treatment needs a JVM with delay points. */
    boolean needsDelayPoints(Treatment treatment) {
        return catalog.needsDelayPoints(treatment);
    }

    /** Returns the JVM settings of a treatment and creates the folders that they name. */
    private JvmSettings settings(Treatment treatment, PrivateFolder own) throws IOException {
        JvmSettings settings = catalog.jvmSettings(treatment, own.temporary().toString());
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
