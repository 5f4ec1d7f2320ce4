package weather.bug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import weather.Station;

/** All tests but the first fail because of bugs, even if network exceptions occur at the same time. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class UnrelatedTest {

    private static final ExecutorService POOL = started();

    /** Its thread is started before all tests, so that exceptions on it may belong to any test. */
    private static ExecutorService started() {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {});
        return pool;
    }

    @AfterAll
    static void stop() {
        POOL.shutdown();
    }

    @Test
    @Order(1)
    void anotherTestHasNoNetwork() {
        assertEquals("unknown", new Station("http://nowhere.invalid").todayOr("unknown"));
    }

    @Test
    @Order(2)
    void comesAfterOneWithoutNetwork() {
        assertEquals(1, 2);
    }

    @Test
    void createsAnExceptionForNothing() {
        UnknownHostException unused = new UnknownHostException("never thrown");
        assertEquals("", unused.getMessage());
    }

    @Test
    void hasAMockWithoutNetwork() {
        Supplier<String> mock = () -> {
            try {
                throw new ConnectException("as told");
            } catch (ConnectException e) {
                return "unknown";
            }
        };
        assertEquals("sunny", mock.get());
    }

    @Test
    void expectsNoNetwork() {
        assertThrows(UnknownHostException.class, () -> InetAddress.getByName("nowhere.invalid"));
        assertEquals(1, 2);
    }

    @Test
    void expectsNoPage() {
        assertThrows(IOException.class, () -> new Station("http://nowhere.invalid").today());
        assertEquals(1, 2);
    }

    @Test
    void expectsNoNetworkInAnotherThread() throws Exception {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        Future<?> weather = executor.submit(() -> new Station("http://nowhere.invalid").today());
        executor.shutdown();
        assertThrows(ExecutionException.class, weather::get);
        assertEquals(1, 2);
    }

    @Test
    void hasACycleOfCauses() {
        IllegalStateException inner = new IllegalStateException("a bug");
        IllegalArgumentException outer = new IllegalArgumentException(inner);
        inner.initCause(outer);
        throw outer;
    }

    @Test
    void aPoolFromBeforeHasNoNetwork() throws Exception {
        POOL.submit(() -> new Station("http://nowhere.invalid").todayOr("unknown")).get();
        assertEquals(1, 2);
    }

    @Test
    void throwsAnError() {
        throw new AssertionError("a bug", new IllegalStateException("java.net.UnknownHostException: only a text"));
    }

    @Test
    void waitsInVain() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread.currentThread().interrupt();
        latch.await();
    }
}
