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
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;
import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import subject.Deep;

/** With a real flight recorder and real sockets; what fails is always an assertion that says nothing. */
class FailureClassifierTest {

    private static final List<String> ALL = List.of("network", "port", "disk", "memory", "display", "permission");
    private static final Evidence EVIDENCE = EvidenceFactory.start(FailureClassifierTest::wanted);

    private static Set<Class<? extends Throwable>> wanted() {
        Set<Class<? extends Throwable>> wanted = new HashSet<>();
        assumptions(ALL, false).forEach(each -> wanted.addAll(each.exceptions()));
        return wanted;
    }

    private static List<Assumption> assumptions(List<String> names, boolean loopback) {
        return Assumptions.active(names, loopback, FailureClassifierTest.class.getClassLoader());
    }

    /** What a test can do, and whatever it throws is swallowed. */
    private static Classification classify(boolean loopback, ThrowableAssert.ThrowingCallable test) {
        return classify(assumptions(List.of("network"), loopback), test, new AssertionError("nothing"), Set.of());
    }

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

    private static void assertExcused(Classification classification, Class<? extends Throwable> type) {
        assertThat(classification.violations())
                .singleElement()
                .satisfies(violation -> assertThat(violation.sighting().type()).isEqualTo(type));
    }

    private static ServerSocket server() throws IOException {
        return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    /** What a server does with its first guest. */
    private interface Host {
        void meet(Socket guest) throws IOException;
    }

    private static void serve(ServerSocket server, Host host) {
        Thread thread = new Thread(() -> {
            try (Socket guest = server.accept()) {
                host.meet(guest);
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

    private static void connect(int port) throws IOException {
        new Socket(InetAddress.getLoopbackAddress(), port).close();
    }

    @Test
    void namesThatCannotBeResolvedAreAnOutage() {
        Classification classification = classify(false, () -> InetAddress.getAllByName("nowhere.invalid"));

        assertExcused(classification, UnknownHostException.class);
        assertThat(classification.violations().get(0).sighting().target())
                .hasValueSatisfying(target -> assertThat(target.host()).isEqualTo("nowhere.invalid"));
    }

    @Test
    void aRefusalByThisMachineIsNone() throws IOException {
        int port = closedPort();

        assertThat(classify(false, () -> connect(port)).violations()).isEmpty();
    }

    @Test
    void unlessLoopbackCounts() throws IOException {
        int port = closedPort();

        Classification classification = classify(true, () -> connect(port));

        assertExcused(classification, ConnectException.class);
        assertThat(classification.violations().get(0).sighting().target())
                .hasValueSatisfying(target -> assertThat(target.port()).isEqualTo(port));
    }

    @Test
    void aRefusalByNobodyKnowsWhomIsNone() throws IOException {
        InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), closedPort());

        assertThat(classify(false, () -> SocketChannel.open(address).close()).violations())
                .isEmpty();
    }

    @Test
    void aRefusalByNobodyKnowsWhomIsNotBlamedOnSomebodyElse() throws IOException {
        InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), closedPort());

        Classification classification = classify(false, () -> {
            // What clients ask before they connect.
            assertThat(ProxySelector.getDefault().select(URI.create("http://192.0.2.1:80/")))
                    .isNotEmpty();
            SocketChannel.open(address).close();
        });

        assertThat(classification.violations()).isEmpty();
    }

    @Test
    void aSilenceOnADatagramIsNotBlamedOnSomebodyElse() {
        Classification classification = classify(false, () -> {
            assertThat(ProxySelector.getDefault().select(URI.create("http://192.0.2.1:80/")))
                    .isNotEmpty();
            try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
                socket.setSoTimeout(50);
                socket.receive(new DatagramPacket(new byte[1], 1));
            }
        });

        assertThat(classification.violations()).isEmpty();
    }

    @Test
    void aTextThatIsNoAddressIsNone() {
        assertThat(classify(false, () -> InetAddress.getByAddress(new byte[3])).violations())
                .isEmpty();
        assertThat(classify(false, () -> InetAddress.getByName("[::1")).violations())
                .isEmpty();
    }

    private static void runErrand(ExecutorService pool) throws InterruptedException {
        try {
            pool.submit(Deep.errand()).get();
        } catch (ExecutionException e) {
            assertThat(e).hasCauseInstanceOf(UnknownHostException.class);
        }
    }

    @Test
    void whatAPoolDoesForSomebodyElseIsNone() {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            Classification classification = classify(false, () -> {
                pool.submit(() -> {}).get();
                Thread another = new Thread(() -> classify(false, () -> runErrand(pool)));
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
    void whatAPoolDoesForTheTestCounts() {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            assertExcused(classify(false, () -> runErrand(pool)), UnknownHostException.class);
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void aHandshakeThatIsCutOffIsAnOutage() throws Exception {
        try (ServerSocket server = server()) {
            serve(server, Socket::close);

            Classification classification = classify(true, () -> shakeHands(server.getLocalPort()));

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
    void aHandshakeThatGoesWrongIsNone() throws Exception {
        try (ServerSocket server = server()) {
            serve(server, guest -> {
                guest.getOutputStream().write("this is no handshake".getBytes(StandardCharsets.UTF_8));
                assertThat(guest.getInputStream().readAllBytes()).isNotEmpty();
            });

            assertThat(classify(true, () -> {
                                Assertions.assertThrows(SSLException.class, () -> shakeHands(server.getLocalPort()));
                                throw new IOException("as expected");
                            })
                            .violations())
                    .isEmpty();
        }
    }

    @Test
    void anAnswerThatDoesNotComeIsAnOutage() throws IOException {
        try (ServerSocket server = server()) {
            Classification classification = classify(true, () -> {
                try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
                    socket.setSoTimeout(50);
                    socket.getInputStream().read();
                }
            });

            assertExcused(classification, java.net.SocketTimeoutException.class);
        }
    }

    @Test
    void whoNeverComesIsNone() throws IOException {
        try (ServerSocket server = server()) {
            server.setSoTimeout(50);

            assertThat(classify(true, server::accept).violations()).isEmpty();
        }
    }

    @Test
    void aSocketThatIsClosedHereIsNone() {
        assertThat(classify(true, () -> {
                            Socket socket = new Socket();
                            socket.close();
                            socket.getInputStream();
                        })
                        .violations())
                .isEmpty();
    }

    @Test
    void whatIsOnlyCreatedIsNone() {
        assertThat(classify(true, () -> {
                            throw new UnknownHostException("made up");
                        })
                        .violations())
                .isEmpty();
    }

    @Test
    void whatTheTestIsDeclaredToExpectIsNone() {
        Classification classification = classify(
                assumptions(List.of("network"), false),
                () -> InetAddress.getAllByName("nowhere.invalid"),
                new AssertionError("nothing"),
                Set.of(IOException.class));

        assertThat(classification.violations()).isEmpty();
    }

    @Test
    void whatTheTestFailsWithCountsWhoeverMadeIt() {
        Classification classification = classify(
                assumptions(List.of("network"), false),
                () -> {},
                new IllegalStateException(new UnknownHostException("made by a library")),
                Set.of());

        assertExcused(classification, UnknownHostException.class);
    }

    @Test
    void aPortThatIsTakenHasItsOwnAssumption() throws IOException {
        try (ServerSocket server = server()) {
            ThrowableAssert.ThrowingCallable bind =
                    () -> new ServerSocket(server.getLocalPort(), 1, server.getInetAddress()).close();

            assertThat(classify(true, bind).violations()).isEmpty();
            assertThat(classify(assumptions(List.of("port"), false), bind, new AssertionError("nothing"), Set.of())
                            .violations())
                    .singleElement()
                    .satisfies(violation ->
                            assertThat(violation.assumption().name()).isEqualTo("port"));
        }
    }

    @Test
    void allThatIsMissingIsListed() {
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

    /** Many more than the flight recorder keeps for one thread. */
    private static void throwMany(int times) throws IOException {
        for (int i = 0; i < times; i++) {
            Assertions.assertNotNull(new IllegalStateException("one of many " + i).getMessage());
        }
        if (times % 2 == 1) {
            InetAddress.getAllByName("nowhere.invalid");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 31, 101, 501, 3_001, 20_001})
    void exceptionsOfAnEarlierTestDoNotCount(int times) {
        TestScope earlier = new TestScope(FailureClassifierTest.class, null);
        EVIDENCE.begin(earlier);
        assertThatThrownBy(() -> throwMany(times)).isInstanceOf(UnknownHostException.class);
        EVIDENCE.end(earlier);

        assertThat(classify(false, () -> throwMany(30)).violations()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 31, 101, 501, 3_001, 20_001})
    void oneOfManyExceptionsIsFound(int times) {
        TestScope earlier = new TestScope(FailureClassifierTest.class, null);
        EVIDENCE.begin(earlier);
        assertThatCode(() -> throwMany(times + 1)).doesNotThrowAnyException();
        EVIDENCE.end(earlier);

        assertExcused(classify(false, () -> throwMany(times)), UnknownHostException.class);
    }

    @Test
    void aStackThatIsCutOffShowsNothingAndThatIsSaid() {
        Classification classification = classify(false, () -> Deep.lookUp(100));

        assertThat(classification.violations()).isEmpty();
        assertThat(classification.gap()).contains("the stack of UnknownHostException is cut off");
        assertExcused(classify(false, () -> Deep.lookUp(20)), UnknownHostException.class);
    }

    @Test
    void recordingsOfTheUserGoOn() throws IOException {
        try (Recording other = new Recording()) {
            other.enable("jdk.JavaExceptionThrow");
            other.enable("jdk.ThreadSleep");
            other.start();

            assertExcused(classify(false, () -> Deep.lookUp(1)), UnknownHostException.class);

            assertThat(other.getState()).isEqualTo(RecordingState.RUNNING);
        }
    }

    @Test
    void anErrorOfTheJvmIsNoOutage() {
        assertThat(classify(
                                assumptions(List.of("network"), false),
                                () -> InetAddress.getAllByName("nowhere.invalid"),
                                new StackOverflowError(),
                                Set.of())
                        .violations())
                .isEmpty();
    }
}
