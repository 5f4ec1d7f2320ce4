package io.unflake.worker;

import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.worker.protocol.Channel;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A controller for tests: forks a worker with a given class path and talks to it. */
final class ForkedWorker implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 60_000;
    private static final int LONGEST_LIFE_MILLIS = 5 * PATIENCE_MILLIS;
    private static final String TOKEN = "sesame";

    private final Process process;
    private final Channel channel;
    private final Report.Hello hello;

    private ForkedWorker(Process process, Channel channel) throws IOException {
        this.process = process;
        this.channel = channel;
        this.hello = (Report.Hello) channel.receive(Report.class);
    }

    static ForkedWorker with(Frameworks... frameworks) {
        return with(List.of(), frameworks);
    }

    static ForkedWorker with(List<String> jvmArguments, Frameworks... frameworks) {
        return start(jvmArguments, Frameworks.classPath(own(), frameworks));
    }

    /** The worker with its model, and the subjects. */
    static List<Path> own() {
        return List.of(
                Frameworks.home(WorkerMain.class), Frameworks.home(Codec.class), Frameworks.home(ForkedWorker.class));
    }

    static ForkedWorker start(List<String> jvmArguments, String classPath) {
        return start(jvmArguments, classPath, WorkerMain.class);
    }

    static ForkedWorker start(List<String> jvmArguments, String classPath, Class<?> main) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xshare:auto", "-XX:+UseSerialGC"));
        command.addAll(jvmArguments);
        command.addAll(List.of("-cp", classPath, main.getName()));
        try (ServerSocketChannel server = ServerSocketChannel.open()) {
            server.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 0));
            int port = ((InetSocketAddress) server.getLocalAddress()).getPort();
            return start(command, server, Integer.toString(port));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ForkedWorker start(List<String> command, ServerSocketChannel server, String address)
            throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        // Ends the connection, so that no test waits for ever.
        CompletableFuture.delayedExecutor(LONGEST_LIFE_MILLIS, TimeUnit.MILLISECONDS)
                .execute(process::destroyForcibly);
        process.getOutputStream().write((address + " " + TOKEN + "\n").getBytes(StandardCharsets.US_ASCII));
        process.getOutputStream().close();
        return new ForkedWorker(process, new Channel(server.accept()));
    }

    Report.Hello hello() {
        return hello;
    }

    Transcript discover(Class<?>... classes) {
        return discover(names(classes), null, null);
    }

    Transcript discover(List<String> classes, String groups, String excludedGroups) {
        send(new Command.Discover(classes, groups, excludedGroups));
        return untilDone();
    }

    Transcript execute(Class<?>... classes) {
        return execute(names(classes));
    }

    Transcript execute(List<String> selectors) {
        return execute(selectors, null, null);
    }

    Transcript execute(List<String> selectors, String groups, String excludedGroups) {
        send(new Command.Execute("run", List.of(selectors), groups, excludedGroups, Treatment.NONE, Map.of(), true));
        return untilDone();
    }

    /** Returns a command that runs these tests; it is not sent yet. */
    Command run(List<String> selectors) {
        return new Command.Execute("run", List.of(selectors), null, null, Treatment.NONE, Map.of(), true);
    }

    /** Finds a test in a class, then runs it alone by its unique id. */
    Transcript executeFound(TestId test, Class<?>... classes) {
        return execute(List.of(discover(classes).found(test).uniqueId()));
    }

    static List<String> names(Class<?>... classes) {
        return List.of(classes).stream().map(Class::getName).toList();
    }

    void send(Command command) {
        try {
            channel.send(command);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the next report; null when the worker has closed the channel. */
    Report receive() {
        try {
            return channel.receive(Report.class);
        } catch (ClosedChannelException | SocketException e) {
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all reports up to the end of the command or of the worker. */
    Transcript untilDone() {
        List<Report> reports = new ArrayList<>();
        Report report;
        do {
            report = receive();
            if (report != null) {
                reports.add(report);
            }
        } while (report != null && !(report instanceof Report.Done));
        return new Transcript(reports);
    }

    /** Closes the connection to the worker. */
    void disconnect() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Process process() {
        return process;
    }

    /** Waits for the end of the worker and returns its exit code. */
    int exitCode() {
        try {
            if (!process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                throw new AssertionError("the worker does not end");
            }
            return process.exitValue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        disconnect();
    }
}
