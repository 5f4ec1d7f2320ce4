package io.unflake.worker.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(60)
class ChannelTest {

    /** Larger than all buffers on the way. */
    private static final String LARGE = "x".repeat(5 << 20);

    private Channel worker;
    private Channel controller;

    static Stream<SocketAddress> addresses() throws IOException {
        Path folder = Files.createTempDirectory("unflake");
        folder.toFile().deleteOnExit();
        return Stream.of(
                UnixDomainSocketAddress.of(folder.resolve("s")),
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    private void connect(SocketAddress address) throws IOException {
        try (ServerSocketChannel server = address instanceof UnixDomainSocketAddress
                ? ServerSocketChannel.open(java.net.StandardProtocolFamily.UNIX)
                : ServerSocketChannel.open()) {
            server.bind(address);
            worker = new Channel(SocketChannel.open(server.getLocalAddress()));
            controller = new Channel(server.accept());
        } finally {
            if (address instanceof UnixDomainSocketAddress unix) {
                Files.deleteIfExists(unix.getPath());
            }
        }
    }

    @AfterEach
    void close() throws IOException {
        boolean unused = Thread.interrupted();
        worker.close();
        controller.close();
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void a_thread_sends_and_receives_although_it_is_interrupted_before(SocketAddress address) throws IOException {
        connect(address);
        Thread.currentThread().interrupt();

        worker.send(new Report.Retiring("run", "reason"));
        Report received = controller.receive(Report.class);

        assertThat(received).isEqualTo(new Report.Retiring("run", "reason"));
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void a_message_arrives_although_sender_and_receiver_are_interrupted_all_the_time(SocketAddress address)
            throws Exception {
        connect(address);
        Thread receiver = Thread.currentThread();
        CompletableFuture<Void> sent = new CompletableFuture<>();
        Thread sender = new Thread(() -> {
            try {
                worker.send(new Report.Problem("Class", LARGE, false));
                worker.send(new Report.Goodbye());
                sent.complete(null);
            } catch (IOException | RuntimeException e) {
                sent.completeExceptionally(e);
            }
        });
        Thread interrupting = new Thread(() -> {
            while (!sent.isDone()) {
                sender.interrupt();
                receiver.interrupt();
            }
        });
        interrupting.start();
        sender.start();

        Report first = controller.receive(Report.class);
        Report second = controller.receive(Report.class);
        boolean unused = Thread.interrupted();
        interrupting.join();

        assertThat(first).isEqualTo(new Report.Problem("Class", LARGE, false));
        assertThat(second).isEqualTo(new Report.Goodbye());
        assertThat(sent).isCompleted();
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void the_end_of_one_side_is_the_end_of_the_other(SocketAddress address) throws IOException {
        connect(address);
        worker.close();

        assertThat(controller.receive(Report.class)).isNull();
    }

    @Test
    void closing_a_channel_wakes_the_thread_that_waits_for_a_message() throws Exception {
        connect(addresses().findFirst().orElseThrow());
        CompletableFuture<Report> received = new CompletableFuture<>();
        Thread reader = new Thread(() -> {
            try {
                received.complete(controller.receive(Report.class));
            } catch (IOException e) {
                received.completeExceptionally(e);
            }
        });
        reader.start();
        while (reader.getState() == Thread.State.NEW) {
            Thread.onSpinWait();
        }
        controller.close();
        reader.join();

        assertThat(received).isDone();
        assertThatThrownBy(received::get).hasCauseInstanceOf(IOException.class);
    }
}
