package io.unflake.sanitise.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.sanitise.assume.Assumptions;
import io.unflake.sanitise.evidence.Evidence;
import io.unflake.sanitise.evidence.EvidenceFactory;
import io.unflake.sanitise.evidence.TestScope;
import io.unflake.sanitise.spi.Assumption;
import java.awt.HeadlessException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;
import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import subject.Lookup;

/** Uses a real flight recorder and real sockets. Unless stated otherwise, the failure itself reveals nothing. */
class FailureClassifierTest {

    private static final List<String> ALL = List.of("network", "port", "disk", "memory", "display", "permission");
    private static final List<Assumption> NETWORK = assumptions(List.of("network"), false);
    private static final Evidence EVIDENCE = EvidenceFactory.start(FailureClassifierTest::wanted);

    private static Set<Class<? extends Throwable>> wanted() {
        Set<Class<? extends Throwable>> wanted = new HashSet<>();
        assumptions(ALL, false).forEach(each -> wanted.addAll(each.exceptions()));
        return wanted;
    }

    private static List<Assumption> assumptions(List<String> names, boolean loopback) {
        return Assumptions.active(names, loopback, FailureClassifierTest.class.getClassLoader());
    }

    private static Classification classify(ThrowableAssert.ThrowingCallable test) {
        return classify(NETWORK, test, meaningless(), Set.of());
    }

    private static Classification classifyWithLoopback(ThrowableAssert.ThrowingCallable test) {
        return classify(assumptions(List.of("network"), true), test, meaningless(), Set.of());
    }

    private static AssertionError meaningless() {
        return new AssertionError("nothing");
    }

    /** Runs the code as a test that swallows what it throws, and then fails with the given failure. */
    private static Classification classify(
            List<Assumption> assumptions,
            ThrowableAssert.ThrowingCallable test,
            Throwable failure,
            Set<Class<? extends Throwable>> expected) {
        TestScope scope = new TestScope(FailureClassifierTest.class, null);
        EVIDENCE.begin(scope);
        try {
            test.call();
        } catch (Throwable swallowed) {
            assertThat(swallowed).isInstanceOfAny(IOException.class, RuntimeException.class);
        }
        try {
            return new FailureClassifier(assumptions, EVIDENCE).classify(scope, failure, expected);
        } finally {
            EVIDENCE.end(scope);
        }
    }

    private static void assertViolation(Classification classification, Class<? extends Throwable> type) {
        assertThat(classification.violations())
                .singleElement()
                .satisfies(violation -> assertThat(violation.sighting().type()).isEqualTo(type));
    }

    private static ServerSocket server() throws IOException {
        return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    /** Handles the first connection of a server. */
    private interface Handler {
        void handle(Socket socket) throws IOException;
    }

    private static void serve(ServerSocket server, Handler handler) {
        Thread thread = new Thread(() -> {
            try (Socket socket = server.accept()) {
                handler.handle(socket);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    private static int closedPort() throws IOException {
        try (ServerSocket server = server()) {
            return server.getLocalPort();
        }
    }

    private static InetSocketAddress closedAddress() throws IOException {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), closedPort());
    }

    /** Does what clients do before they connect: the address is recorded. */
    private static void selectProxy() {
        assertThat(ProxySelector.getDefault().select(URI.create("http://192.0.2.1:80/")))
                .isNotEmpty();
    }

    private static void connect(int port) throws IOException {
        new Socket(InetAddress.getLoopbackAddress(), port).close();
    }

    @Test
    void unknown_host_is_an_outage() {
        Classification classification = classify(Lookup::lookUp);

        assertViolation(classification, UnknownHostException.class);
        assertThat(classification.violations().get(0).sighting().target())
                .hasValueSatisfying(target -> assertThat(target.host()).isEqualTo(Lookup.HOST));
    }

    @Test
    void connection_refused_by_this_machine_is_not_an_outage() throws IOException {
        int port = closedPort();

        assertThat(classify(() -> connect(port)).violations()).isEmpty();
    }

    @Test
    void connection_refused_by_this_machine_is_an_outage_if_loopback_counts() throws IOException {
        int port = closedPort();

        Classification classification = classifyWithLoopback(() -> connect(port));

        assertViolation(classification, ConnectException.class);
        assertThat(classification.violations().get(0).sighting().target())
                .hasValueSatisfying(target -> assertThat(target.port()).isEqualTo(port));
    }

    @Test
    void connection_refused_by_an_unknown_address_is_not_an_outage() throws IOException {
        InetSocketAddress address = closedAddress();

        assertThat(classify(() -> SocketChannel.open(address).close()).violations())
                .isEmpty();
    }

    @Test
    void connection_refused_by_an_unknown_address_is_not_attributed_to_another() throws IOException {
        InetSocketAddress address = closedAddress();

        Classification classification = classify(() -> {
            selectProxy();
            SocketChannel.open(address).close();
        });

        assertThat(classification.violations()).isEmpty();
    }

    @Test
    void datagram_timeout_is_not_attributed_to_another_address() {
        Classification classification = classify(() -> {
            selectProxy();
            try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
                socket.setSoTimeout(50);
                socket.receive(new DatagramPacket(new byte[1], 1));
            }
        });

        assertThat(classification.violations()).isEmpty();
    }

    @Test
    void malformed_address_is_not_an_outage() {
        assertThat(classify(() -> InetAddress.getByAddress(new byte[3])).violations())
                .isEmpty();
        assertThat(classify(() -> InetAddress.getByName("[::1")).violations()).isEmpty();
    }

    private static void lookUpOn(ExecutorService pool) throws InterruptedException {
        try {
            pool.submit(Lookup.task()).get();
        } catch (ExecutionException e) {
            assertThat(e).hasCauseInstanceOf(UnknownHostException.class);
        }
    }

    @Test
    void task_of_another_test_on_a_shared_pool_does_not_count() {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            Classification classification = classify(() -> {
                pool.submit(() -> {}).get();
                Thread another = new Thread(() -> classify(() -> lookUpOn(pool)));
                another.start();
                another.join();
            });

            assertThat(classification.violations()).isEmpty();
            assertThat(classification.gap()).contains("maybe for another test");
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void task_of_the_test_on_its_own_pool_counts() {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            assertViolation(classify(() -> lookUpOn(pool)), UnknownHostException.class);
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void handshake_with_closed_connection_is_an_outage() throws Exception {
        try (ServerSocket server = server()) {
            serve(server, Socket::close);

            Classification classification = classifyWithLoopback(() -> shakeHands(server.getLocalPort()));

            assertThat(classification.violations())
                    .singleElement()
                    .satisfies(violation -> assertThat(violation.sighting().type())
                            .isIn(javax.net.ssl.SSLHandshakeException.class, java.net.SocketException.class));
        }
    }

    private static void shakeHands(int port) throws IOException {
        try (SSLSocket socket =
                (SSLSocket) SSLSocketFactory.getDefault().createSocket(InetAddress.getLoopbackAddress(), port)) {
            socket.startHandshake();
        }
    }

    @Test
    void handshake_with_invalid_answer_is_not_an_outage() throws Exception {
        try (ServerSocket server = server()) {
            serve(server, socket -> {
                socket.getOutputStream().write("this is no handshake".getBytes(StandardCharsets.UTF_8));
                assertThat(socket.getInputStream().readAllBytes()).isNotEmpty();
            });

            assertThat(classifyWithLoopback(() -> {
                                Assertions.assertThrows(SSLException.class, () -> shakeHands(server.getLocalPort()));
                                throw new IOException("as expected");
                            })
                            .violations())
                    .isEmpty();
        }
    }

    @Test
    void read_timeout_is_an_outage() throws IOException {
        try (ServerSocket server = server()) {
            Classification classification = classifyWithLoopback(() -> {
                try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
                    socket.setSoTimeout(50);
                    socket.getInputStream().read();
                }
            });

            assertViolation(classification, java.net.SocketTimeoutException.class);
        }
    }

    @Test
    void accept_timeout_is_not_an_outage() throws IOException {
        try (ServerSocket server = server()) {
            server.setSoTimeout(50);

            assertThat(classifyWithLoopback(server::accept).violations()).isEmpty();
        }
    }

    @Test
    void socket_closed_by_the_test_is_not_an_outage() {
        assertThat(classifyWithLoopback(() -> {
                            Socket socket = new Socket();
                            socket.close();
                            socket.getInputStream();
                        })
                        .violations())
                .isEmpty();
    }

    @Test
    void exception_created_by_the_test_does_not_count() {
        assertThat(classifyWithLoopback(() -> {
                            throw new UnknownHostException("made up");
                        })
                        .violations())
                .isEmpty();
    }

    @Test
    void declared_expected_exception_does_not_count() {
        Classification classification = classify(NETWORK, Lookup::lookUp, meaningless(), Set.of(IOException.class));

        assertThat(classification.violations()).isEmpty();
    }

    @Test
    void cause_of_the_failure_counts_regardless_of_its_creator() {
        Classification classification = classify(
                NETWORK, () -> {}, new IllegalStateException(new UnknownHostException("made by a library")), Set.of());

        assertViolation(classification, UnknownHostException.class);
    }

    @Test
    void port_in_use_violates_only_the_port_assumption() throws IOException {
        try (ServerSocket server = server()) {
            ThrowableAssert.ThrowingCallable bind =
                    () -> new ServerSocket(server.getLocalPort(), 1, server.getInetAddress()).close();

            assertThat(classifyWithLoopback(bind).violations()).isEmpty();
            assertThat(classify(assumptions(List.of("port"), false), bind, meaningless(), Set.of())
                            .violations())
                    .singleElement()
                    .satisfies(violation ->
                            assertThat(violation.assumption().name()).isEqualTo("port"));
        }
    }

    @Test
    void lists_all_violated_assumptions() {
        Throwable failure = new IllegalStateException(new UnknownHostException("shop.invalid"));
        failure.addSuppressed(new AccessDeniedException("/etc/shadow"));
        failure.addSuppressed(new IOException("No space left on device"));
        failure.addSuppressed(new OutOfMemoryError("Java heap space"));
        failure.addSuppressed(new HeadlessException());

        Classification classification = classify(assumptions(ALL, false), () -> {}, failure, Set.of());

        assertThat(classification.violations())
                .extracting(violation -> violation.assumption().name())
                .containsExactlyInAnyOrder("network", "permission", "disk", "memory", "display");
        assertThat(SkipReason.sanitised(classification.violations(), FailureClassifierTest.class.getClassLoader())
                        .message())
                .contains("the network or shop.invalid was not available [network]")
                .contains("UnknownHostException: shop.invalid")
                .contains("in thread " + Thread.currentThread().getName())
                .contains("; also: ");
    }

    private static void runEarlierTest(Runnable test) {
        TestScope earlier = new TestScope(FailureClassifierTest.class, null);
        EVIDENCE.begin(earlier);
        test.run();
        EVIDENCE.end(earlier);
    }

    /** Creates up to many more exceptions than the buffer of a thread holds; an odd number ends with a failed lookup. */
    private static void throwMany(int times) throws IOException {
        for (int i = 0; i < times; i++) {
            Assertions.assertNotNull(new IllegalStateException("one of many " + i).getMessage());
        }
        if (times % 2 == 1) {
            Lookup.lookUp();
        }
    }

    static IntStream counts() {
        return IntStream.of(1, 31, 101, 501, 3_001, 20_001);
    }

    @ParameterizedTest
    @MethodSource("counts")
    void exceptions_of_an_earlier_test_do_not_count(int times) {
        runEarlierTest(() -> assertThatThrownBy(() -> throwMany(times)).isInstanceOf(UnknownHostException.class));

        assertThat(classify(() -> throwMany(30)).violations()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("counts")
    void finds_one_of_many_exceptions(int times) {
        runEarlierTest(() -> assertThatCode(() -> throwMany(times + 1)).doesNotThrowAnyException());

        assertViolation(classify(() -> throwMany(times)), UnknownHostException.class);
    }

    @Test
    void truncated_stack_is_no_evidence_and_is_reported() {
        Classification classification = classify(() -> Lookup.lookUpDeep(100));

        assertThat(classification.violations()).isEmpty();
        assertThat(classification.gap()).contains("the stack of UnknownHostException was truncated");
        assertViolation(classify(() -> Lookup.lookUpDeep(20)), UnknownHostException.class);
    }

    @Test
    void recordings_of_the_user_continue() throws IOException {
        try (Recording other = new Recording()) {
            other.enable("jdk.JavaExceptionThrow");
            other.enable("jdk.ThreadSleep");
            other.start();

            assertViolation(classify(() -> Lookup.lookUpDeep(1)), UnknownHostException.class);

            assertThat(other.getState()).isEqualTo(RecordingState.RUNNING);
        }
    }

    @Test
    void error_of_the_jvm_is_not_an_outage() {
        assertThat(classify(NETWORK, Lookup::lookUp, new StackOverflowError(), Set.of())
                        .violations())
                .isEmpty();
    }
}
