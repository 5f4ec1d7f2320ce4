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

/** The build that this JVM runs tests for: several JVMs may do so, one after the other or at once. */
final class Build {

    private static final Set<String> SHELLS = Set.of("sh", "bash", "dash", "zsh", "ash", "cmd.exe", "env");

    /** How Maven is started: it ends with its build, while a daemon or an IDE lives on. */
    private static final Set<String> MAVEN =
            Set.of("org.codehaus.plexus.classworlds.launcher.Launcher", "org.apache.maven.wrapper.MavenWrapperMain");

    /** How many milliseconds a build may take from one of its JVMs to the next. */
    private static final long PAUSE = 10_000;

    private static final class Holder {

        static final Build INSTANCE = find();
    }

    private final JvmId jvm;
    private final OptionalLong start;

    /** @param start when the build began, if anybody knows */
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
            // Not every JVM may look at processes.
            return new Build(new JvmId(0, System.currentTimeMillis()), OptionalLong.empty());
        }
    }

    /** Whoever has started this JVM is the build tool, but for a shell between them. */
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

    /** Those of the tests that ran in this build. */
    List<Line> ran(Collection<Line> lines) {
        long since = start.orElseGet(() -> startOfRow(lines));
        return lines.stream().filter(line -> isMine(line) || line.at() >= since).toList();
    }

    /** Those of them that other JVMs ran. */
    List<Line> ranElsewhere(Collection<Line> lines) {
        return ran(lines).stream().filter(line -> !isMine(line)).toList();
    }

    private boolean isMine(Line line) {
        return line.jvm().equals(jvm);
    }

    /** When the first of those JVMs began that led to this one without a long pause. */
    private long startOfRow(Collection<Line> lines) {
        List<Line> latestFirst = lines.stream()
                .filter(line -> !isMine(line))
                .sorted(Comparator.comparing(Line::at).reversed())
                .toList();
        long since = jvm.start();
        for (Line line : latestFirst) {
            if (line.at() < since - PAUSE) {
                break;
            }
            since = Math.min(since, line.jvm().start());
        }
        return since;
    }
}
