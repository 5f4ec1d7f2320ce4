package io.unflake.engine.fork;

import io.unflake.model.UserException;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.worker.protocol.Channel;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
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

/** A worker JVM as the controller sees it: commands go in, reports come out, and it can be ended at any time. */
final class Worker implements AutoCloseable {

    /** How long a JVM takes to start at most. */
    static final Duration START_LIMIT = Duration.ofSeconds(60);

    /** For a JVM that waits for somebody before it starts. */
    static final Duration NO_LIMIT = Duration.ofDays(7);

    private static final Duration GOODBYE_LIMIT = Duration.ofSeconds(15);

    private final Process process;
    private final OutputTail output;
    private final BlockingQueue<Optional<Report>> reports = new LinkedBlockingQueue<>();
    private final SiteMap sites = new SiteMap();
    private Channel channel;

    private Worker(Process process, OutputTail output) {
        this.process = process;
        this.output = output;
    }

    static Worker start(ProcessBuilder builder, Path log, Duration limit) throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String token = token();
            Process process = builder.start();
            Worker worker = new Worker(process, OutputTail.drain(process.getInputStream(), log));
            try {
                worker.tell(server.getLocalPort() + " " + token + "\n");
                worker.meet(server, token, limit);
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

    private void tell(String line) throws IOException {
        try (OutputStream in = process.getOutputStream()) {
            in.write(line.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw startFailure();
        }
    }

    /** Waits for the worker to call; whoever calls without the token is turned away. */
    private void meet(ServerSocket server, String token, Duration limit) throws IOException {
        server.setSoTimeout(200);
        long deadline = System.nanoTime() + limit.toNanos();
        while (channel == null) {
            if (!process.isAlive() || System.nanoTime() > deadline) {
                throw startFailure();
            }
            try {
                greet(server.accept(), token);
            } catch (SocketTimeoutException e) {
                // Not there yet: look again whether the process still lives.
            }
        }
        Thread reader = new Thread(this::read, "unflake-channel");
        reader.setDaemon(true);
        reader.start();
    }

    private void greet(Socket socket, String token) throws IOException {
        Channel caller = new Channel(socket);
        Report.Hello hello;
        try {
            hello = caller.receive(Report.Hello.class);
        } catch (IOException | CodecException e) {
            caller.close();
            return;
        }
        if (hello == null || !token.equals(hello.token())) {
            caller.close();
            return;
        }
        if (hello.version() != Codec.VERSION) {
            caller.close();
            throw WorkerFailure.of("the worker speaks version " + hello.version()
                    + " of the protocol, the controller version " + Codec.VERSION);
        }
        channel = caller;
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
            // A torn connection is an end like any other: the exit code tells how.
        } finally {
            reports.add(Optional.empty());
        }
    }

    /** Sends a command; that nobody listens any more is noticed when the answer is read. */
    void send(Command command) {
        try {
            channel.send(command);
        } catch (IOException e) {
            reports.add(Optional.empty());
        }
    }

    /** The next report within the time, null if there is none; empty when the worker is gone. */
    Optional<Report> next(long millis) throws InterruptedException {
        return reports.poll(millis, TimeUnit.MILLISECONDS);
    }

    SiteMap sites() {
        return sites;
    }

    /** Ends the JVM and what it started, by their handles, and tells its exit code. */
    int kill() {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        return exitCode();
    }

    /** The exit code of a worker that has ended or is about to. */
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

    /** Asks the worker to end, and ends it if it does not. */
    @Override
    public void close() {
        send(new Command.Stop());
        try {
            if (!process.waitFor(GOODBYE_LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
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
            // Both ends are done with it.
        }
    }
}
