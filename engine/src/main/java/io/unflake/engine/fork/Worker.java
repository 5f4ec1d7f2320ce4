package io.unflake.engine.fork;

import io.unflake.model.UserException;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.worker.protocol.Channel;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A worker JVM: receives commands, sends reports, and can be killed at any time. */
final class Worker implements AutoCloseable {

    /** The longest time that a JVM may take to start. */
    static final Duration START_LIMIT = Duration.ofSeconds(60);

    /** For a JVM that waits for a debugger before it starts. */
    static final Duration NO_LIMIT = Duration.ofDays(7);

    /** A worker is busy if it uses more than this part of a CPU. */
    private static final int BUSY_SHARE = 10;

    private static final Duration STOP_LIMIT = Duration.ofSeconds(15);

    private static final long ACCEPT_MILLIS = 200;

    private final Process process;
    private final PrivateFolder folder;
    private final Equipment equipment;
    private final OutputTail output;
    private final BlockingQueue<Optional<Report>> reports = new LinkedBlockingQueue<>();
    private final SiteMap sites = new SiteMap();
    private Channel channel;
    private volatile long restSince;
    private volatile long cpuMillisBeforeRest;

    private Worker(Process process, PrivateFolder folder, Equipment equipment, OutputTail output) {
        this.process = process;
        this.folder = folder;
        this.equipment = equipment;
        this.output = output;
    }

    /** @param equipment what the process is started with */
    static Worker start(ProcessBuilder builder, PrivateFolder folder, Equipment equipment, Path log, Duration limit)
            throws IOException {
        try (Reception reception = Reception.at(folder.socket())) {
            String token = token();
            Process process = builder.start();
            Worker worker = new Worker(process, folder, equipment, OutputTail.drain(process.getInputStream(), log));
            try {
                worker.writeInput(reception.address() + " " + token + "\n");
                worker.connect(reception, token, limit);
                return worker;
            } catch (IOException | RuntimeException e) {
                worker.kill();
                throw e;
            }
        }
    }

    private static String token() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private void writeInput(String line) throws IOException {
        try (OutputStream in = process.getOutputStream()) {
            in.write(line.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw startFailure();
        }
    }

    /** Waits for the worker to connect, and rejects connections without the token. */
    private void connect(Reception reception, String token, Duration limit) throws IOException {
        long deadline = System.nanoTime() + limit.toNanos();
        while (channel == null) {
            if (!process.isAlive() || System.nanoTime() > deadline) {
                throw startFailure();
            }
            // If there is no connection, the next round checks whether the process is still alive.
            Channel opened = reception.accept(ACCEPT_MILLIS);
            if (opened != null) {
                authenticate(opened, token);
            }
        }
        Thread reader = new Thread(this::read, "unflake-channel");
        reader.setDaemon(true);
        reader.start();
    }

    private void authenticate(Channel opened, String token) throws IOException {
        Report.Hello hello;
        try {
            hello = opened.receive(Report.Hello.class);
        } catch (IOException | CodecException e) {
            opened.close();
            return;
        }
        if (hello == null || !token.equals(hello.token())) {
            opened.close();
            return;
        }
        if (hello.version() != Codec.VERSION) {
            opened.close();
            throw WorkerFailure.of("the worker uses version " + hello.version()
                    + " of the protocol, but the controller uses version " + Codec.VERSION);
        }
        channel = opened;
    }

    private UserException startFailure() {
        try {
            process.waitFor(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        String end = process.isAlive() ? "did not answer" : "ended with code " + process.exitValue();
        return WorkerFailure.of("the test JVM " + end + " before the first test; it printed:\n"
                + output.text().strip());
    }

    private void read() {
        try {
            for (Report report = channel.receive(Report.class); report != null; ) {
                reports.add(Optional.of(report));
                report = channel.receive(Report.class);
            }
        } catch (IOException | CodecException e) {
            // The worker died. Its exit code is reported, so the exception adds nothing.
        } finally {
            reports.add(Optional.empty());
        }
    }

    /** Sends a command. If the worker is gone, the next report is empty. */
    void send(Command command) {
        try {
            channel.send(command);
        } catch (IOException e) {
            reports.add(Optional.empty());
        }
    }

    /** Returns the next report; null if there is none within the time limit, empty if the worker is gone. */
    Optional<Report> next(long millis) throws InterruptedException {
        return reports.poll(millis, TimeUnit.MILLISECONDS);
    }

    /** What the worker was started with. */
    Equipment equipment() {
        return equipment;
    }

    /** What the worker has for itself. */
    PrivateFolder folder() {
        return folder;
    }

    /** The CPU time that the JVM has used so far; 0 if it is unknown. */
    long cpuMillis() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toMillis();
    }

    /** The worker has nothing to do from now on. */
    void rests() {
        restSince = System.nanoTime();
        cpuMillisBeforeRest = cpuMillis();
    }

    /** Whether the JVM has used a good part of a CPU since it has nothing to do. */
    boolean isBusy() {
        long restMillis = (System.nanoTime() - restSince) / 1_000_000;
        return (cpuMillis() - cpuMillisBeforeRest) * BUSY_SHARE > restMillis;
    }

    SiteMap sites() {
        return sites;
    }

    /** Kills the JVM and its descendants, and returns the exit code of the JVM. */
    int kill() {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        return exitCode();
    }

    /** Waits for a worker that is about to end, and returns its exit code. */
    int exitCode() {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    if (!process.waitFor(5, TimeUnit.SECONDS)) {
                        process.destroyForcibly();
                        continue;
                    }
                    return process.exitValue();
                } catch (InterruptedException e) {
                    interrupted = true;
                    process.destroyForcibly();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Asks the worker to stop, and kills it if it does not. */
    @Override
    public void close() {
        send(new Command.Stop());
        try {
            if (!process.waitFor(STOP_LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
                kill();
            }
        } catch (InterruptedException e) {
            kill();
            Thread.currentThread().interrupt();
        } finally {
            closeChannel();
        }
    }

    private void closeChannel() {
        try {
            channel.close();
        } catch (IOException e) {
            // Nothing is lost: no more messages are sent.
        }
    }
}
