package kitchen;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import kitchen.truth.Flaky;
import kitchen.truth.Steady;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ServiceTest {

    private static final int A_MOMENT = 500;

    @Test
    @Flaky(
            cause = {"Cookbook.java:14", "Cookbook.java:15"},
            thread = "ServiceTest.java:46",
            because = "published before it is filled")
    void theCookbookHasAFirstPage() throws InterruptedException {
        Cookbook.forget();
        Thread opener = new Thread(() -> {
            Cookbook.open();
        });
        opener.start();
        Thread.sleep(A_MOMENT);
        assertEquals("soup", Cookbook.open().firstPage());
        opener.join();
    }

    @Test
    @Flaky(
            cause = {"Till.java:12", "Till.java:13"},
            thread = "ServiceTest.java:60",
            because = "a change between reading and writing is lost")
    void bothWaitersArePaid() throws InterruptedException {
        Till till = new Till();
        Thread waiter = new Thread(() -> till.add(5));
        waiter.start();
        Thread.sleep(A_MOMENT);
        till.add(7);
        waiter.join();
        assertEquals(12, till.sum());
    }

    @Test
    @Steady(because = "the first waiter is joined before the second one is paid")
    void oneWaiterIsPaidAfterTheOther() throws InterruptedException {
        Till till = new Till();
        Thread waiter = new Thread(() -> till.add(5));
        waiter.start();
        waiter.join();
        till.add(7);
        assertEquals(12, till.sum());
    }

    @Test
    @Flaky(
            cause = {"Counter.java:30", "Counter.java:31", "Counter.java:32", "Counter.java:24"},
            thread = "Counter.java:25",
            because = "the guest does not wait for long")
    void theGuestIsServedAtOnce() throws IOException {
        Counter counter = new Counter();
        counter.open();
        try (Socket guest = new Socket(InetAddress.getLoopbackAddress(), counter.port())) {
            guest.setSoTimeout(A_MOMENT);
            assertEquals(7, guest.getInputStream().read());
        }
    }

    @Test
    @Steady(because = "the guest waits as long as it takes")
    void theGuestIsServed() throws IOException {
        Counter counter = new Counter();
        counter.open();
        try (Socket guest = new Socket(InetAddress.getLoopbackAddress(), counter.port())) {
            assertEquals(7, guest.getInputStream().read());
        }
    }

    @Test
    @Flaky(
            cause = {"Counter.java:48", "Counter.java:41"},
            thread = "Counter.java:42",
            because = "the port is released late")
    void theSeatIsFreeAgain() throws IOException, InterruptedException {
        Counter counter = new Counter();
        int port = counter.port();
        counter.closeLater();
        Thread.sleep(A_MOMENT);
        try (ServerSocket next = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            assertTrue(next.isBound());
        }
    }

    @Test
    @Flaky(
            cause = "ServiceTest.java:128",
            thread = "ServiceTest.java:124",
            because = "the timer may be late")
    void theBellRings() throws InterruptedException {
        AtomicInteger rings = new AtomicInteger();
        Timer bell = new Timer(true);
        bell.schedule(new TimerTask() {
            @Override
            public void run() {
                rings.incrementAndGet();
            }
        }, 20);
        Thread.sleep(A_MOMENT);
        assertEquals(1, rings.get());
    }

    @Test
    @Flaky(
            cause = "ServiceTest.java:142",
            thread = "ServiceTest.java:142",
            because = "the cook may need longer than the waiter waits")
    void theOrderComesOut() throws InterruptedException {
        BlockingQueue<String> hatch = new ArrayBlockingQueue<>(1);
        new Thread(() -> hatch.add("soup")).start();
        assertNotNull(hatch.poll(A_MOMENT, TimeUnit.MILLISECONDS));
    }

    @Test
    @Steady(because = "the waiter waits until the order comes out")
    void theOrderComesOutSometime() throws InterruptedException {
        BlockingQueue<String> hatch = new ArrayBlockingQueue<>(1);
        new Thread(() -> hatch.add("soup")).start();
        assertEquals("soup", hatch.take());
    }

    @Test
    @Flaky(
            cause = "ServiceTest.java:161",
            thread = "ServiceTest.java:161",
            because = "the latch is awaited for a moment only")
    void theTableIsLaid() throws InterruptedException {
        CountDownLatch laid = new CountDownLatch(1);
        new Thread(() -> laid.countDown()).start();
        assertTrue(laid.await(A_MOMENT, TimeUnit.MILLISECONDS));
    }

    @Test
    @Steady(because = "the latch is awaited for a minute")
    void theTableIsLaidSometime() throws InterruptedException {
        CountDownLatch laid = new CountDownLatch(1);
        new Thread(() -> laid.countDown()).start();
        assertTrue(laid.await(1, TimeUnit.MINUTES));
    }

    @Test
    @Flaky(
            cause = "ServiceTest.java:180",
            thread = "ServiceTest.java:181",
            because = "who starts first need not be first")
    void theFirstGuestIsFirst() throws InterruptedException {
        List<String> guests = Collections.synchronizedList(new ArrayList<>());
        Thread first = new Thread(() -> guests.add("first"));
        first.start();
        Thread.sleep(A_MOMENT);
        Thread second = new Thread(() -> guests.add("second"));
        second.start();
        first.join();
        second.join();
        assertEquals(List.of("first", "second"), guests);
    }

    @Test
    @Flaky(
            cause = {"ServiceTest.java:198", "ServiceTest.java:205"},
            thread = "ServiceTest.java:198",
            because = "the data may not be in the pipe yet")
    void theSoupIsInThePipe() throws IOException, InterruptedException {
        PipedInputStream plate = new PipedInputStream();
        PipedOutputStream pot = new PipedOutputStream(plate);
        new Thread(() -> pour(pot)).start();
        Thread.sleep(A_MOMENT);
        assertEquals(1, plate.available());
    }

    private static void pour(PipedOutputStream pot) {
        try {
            pot.write(1);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    @Flaky(
            cause = "ServiceTest.java:218",
            thread = "ServiceTest.java:218",
            because = "it gives up after some attempts")
    void theLampIsOn() throws InterruptedException {
        AtomicBoolean lamp = new AtomicBoolean();
        new Thread(() -> lamp.set(true)).start();
        for (int i = 0; i < 10 && !lamp.get(); i++) {
            Thread.sleep(A_MOMENT / 10);
        }
        assertTrue(lamp.get());
    }

    @Test
    @Steady(because = "Awaitility tries for a minute")
    void theLampIsOnSometime() {
        AtomicBoolean lamp = new AtomicBoolean();
        new Thread(() -> lamp.set(true)).start();
        await().atMost(Duration.ofMinutes(1)).untilTrue(lamp);
    }

    @Test
    @Timeout(value = 900, unit = TimeUnit.MILLISECONDS)
    @Flaky(
            cause = "ServiceTest.java:241",
            thread = "ServiceTest.java:242",
            because = "the time limit is short")
    void theKitchenIsClean() throws InterruptedException {
        AtomicInteger plates = new AtomicInteger(1);
        Thread cleaner = new Thread(() -> plates.set(0));
        cleaner.start();
        cleaner.join();
        assertEquals(0, plates.get());
    }

    @Test
    @Flaky(
            cause = {"ServiceTest.java:254", "ServiceTest.java:255"},
            thread = {"ServiceTest.java:254", "ServiceTest.java:255"},
            because = "one of two cooks is enough, unless both are late")
    void oneOfTwoCooksIsThere() throws InterruptedException {
        AtomicInteger cooks = new AtomicInteger();
        new Thread(() -> cooks.incrementAndGet()).start();
        new Thread(() -> cooks.incrementAndGet()).start();
        Thread.sleep(A_MOMENT);
        assertTrue(cooks.get() >= 1);
    }

    @Test
    @Steady(because = "all cooks meet at a barrier")
    void allCooksAreThere() throws Exception {
        AtomicInteger cooks = new AtomicInteger();
        CyclicBarrier door = new CyclicBarrier(3);
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                cooks.incrementAndGet();
                meet(door);
            }).start();
        }
        door.await();
        assertEquals(2, cooks.get());
    }

    private static void meet(CyclicBarrier door) {
        try {
            door.await();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    @Steady(because = "one thread is never late")
    void theCookRests() throws InterruptedException {
        AtomicInteger naps = new AtomicInteger();
        Thread.sleep(20);
        naps.incrementAndGet();
        assertEquals(1, naps.get());
    }
}
