package io.unflake.sanitise.run;

import io.unflake.sanitise.run.History.Line;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** The build to which this JVM belongs. A build may run its tests in several JVMs, in sequence or in parallel. */
final class Build {

    private static final Set<String> SHELLS = Set.of("sh", "bash", "dash", "zsh", "ash", "cmd.exe", "env");

    /** The main classes of Maven, whose process ends with the build; daemons and IDEs live on. */
    private static final Set<String> MAVEN =
            Set.of("org.codehaus.plexus.classworlds.launcher.Launcher", "org.apache.maven.wrapper.MavenWrapperMain");

    /** The longest pause between two JVMs of the same build, in milliseconds. */
    private static final long MAX_PAUSE = 10_000;

    private static final class Holder {

        static final Build INSTANCE = find();
    }

    private final JvmId jvm;
    private final OptionalLong start;

    /** @param start when the build began, in milliseconds since the epoch, if known */
    Build(JvmId jvm, OptionalLong start) {
        this.jvm = jvm;
        this.start = start;
    }

    static Build ofThisJvm() {
        return Holder.INSTANCE;
    }

    private static Build find() {
        try {
            return findByProcesses();
        } catch (SecurityException | UnsupportedOperationException e) {
            // Access to processes may be denied.
            return new Build(new JvmId(0, System.currentTimeMillis()), OptionalLong.empty());
        }
    }

    /** The build tool is the parent process, or the parent of the shell that started this JVM. */
    private static Build findByProcesses() {
        ProcessHandle self = ProcessHandle.current();
        Optional<ProcessHandle> parent = self.parent();
        while (parent.isPresent() && isShell(parent.get())) {
            parent = parent.get().parent();
        }
        OptionalLong start = parent.filter(Build::isMaven).map(Build::start).orElse(OptionalLong.empty());
        return new Build(new JvmId(self.pid(), start(self).orElseGet(System::currentTimeMillis)), start);
    }

    private static boolean isShell(ProcessHandle process) {
        return process.info()
                .command()
                .map(command -> Path.of(command).getFileName().toString())
                .filter(SHELLS::contains)
                .isPresent();
    }

    private static boolean isMaven(ProcessHandle process) {
        return process.info().arguments().stream().flatMap(Arrays::stream).anyMatch(MAVEN::contains);
    }

    private static OptionalLong start(ProcessHandle process) {
        return process.info().startInstant().stream()
                .mapToLong(Instant::toEpochMilli)
                .findFirst();
    }

    JvmId jvm() {
        return jvm;
    }

    /** Returns the lines of the tests that ran in this build. */
    List<Line> ran(Collection<Line> lines) {
        long since = start.orElseGet(() -> startOfSequence(lines));
        return lines.stream().filter(line -> isOwn(line) || line.at() >= since).toList();
    }

    /** Returns the lines of the tests that other JVMs of this build ran. */
    List<Line> ranElsewhere(Collection<Line> lines) {
        return ran(lines).stream().filter(line -> !isOwn(line)).toList();
    }

    private boolean isOwn(Line line) {
        return line.jvm().equals(jvm);
    }

    /** Returns when the first JVM began of the sequence without long pauses that leads to this one. */
    private long startOfSequence(Collection<Line> lines) {
        List<Line> latestFirst = lines.stream()
                .filter(line -> !isOwn(line))
                .sorted(Comparator.comparing(Line::at).reversed())
                .toList();
        long since = jvm.start();
        for (Line line : latestFirst) {
            if (line.at() < since - MAX_PAUSE) {
                break;
            }
            since = Math.min(since, line.jvm().start());
        }
        return since;
    }
}
