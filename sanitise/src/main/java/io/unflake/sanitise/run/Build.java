package io.unflake.sanitise.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/** The build that this JVM runs tests for: several JVMs may do so, one after the other or at once. */
final class Build {

    private static final Set<String> SHELLS = Set.of("sh", "bash", "dash", "zsh", "ash", "cmd.exe", "env");

    private static final class Holder {

        static final Build INSTANCE = find();
    }

    private final String jvm;
    private final long start;

    private Build(String jvm, long start) {
        this.jvm = jvm;
        this.start = start;
    }

    static Build ofThisJvm() {
        return Holder.INSTANCE;
    }

    /** Whoever has started this JVM is the build tool, but for a shell between them. */
    private static Build find() {
        ProcessHandle self = ProcessHandle.current();
        Optional<ProcessHandle> parent = self.parent();
        while (parent.isPresent() && isShell(parent.get())) {
            parent = parent.get().parent();
        }
        return new Build(
                self.pid() + "@" + millis(self), parent.map(Build::millis).orElse(millis(self)));
    }

    private static boolean isShell(ProcessHandle process) {
        return process.info()
                .command()
                .map(command -> Path.of(command).getFileName().toString())
                .filter(SHELLS::contains)
                .isPresent();
    }

    private static long millis(ProcessHandle process) {
        return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }

    /** What tells this JVM from all others. */
    String jvm() {
        return jvm;
    }

    /** Whether a test ran in this build. */
    boolean ran(History.Line line) {
        return line.jvm().equals(jvm) || line.at() >= start;
    }
}
