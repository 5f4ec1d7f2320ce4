package bakery.till;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.oven.Oven;
import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

class TillTest {

    @Test
    @Flaky(
            strategies = "time.increment",
            cause = {"Basket.java:10", "Basket.java:17"},
            because = "expects that at most four seconds pass between two lines")
    void aNewBasketIsKept() {
        Basket basket = new Basket(Duration.ofSeconds(4));

        assertFalse(basket.isExpired());
    }

    @Test
    @Steady(
            trap = "uses the same clock, but the basket is kept for an hour",
            strategies = {"time.increment", "time.fast"})
    void aNewBasketIsKeptForAnHour() {
        Basket basket = new Basket(Duration.ofHours(1));

        assertFalse(basket.isExpired());
    }

    @Test
    @Flaky(
            strategies = "time.coarse",
            cause = "Ticket.java:9",
            because = "expects two readings of the clock to differ after thirty milliseconds")
    void whoeverComesFirstIsServedFirst() {
        try (Oven oven = new Oven()) {
            Ticket first = Ticket.draw("Ada");
            oven.bake("rye", Duration.ofMillis(30)).join();
            Ticket second = Ticket.draw("Bob");

            assertTrue(first.compareTo(second) < 0);
        }
    }

    @Test
    @Steady(
            trap = "compares two tickets drawn in a row, but allows them to be equal",
            strategies = {"time.coarse", "time.slow"})
    void nobodyIsServedBeforeThoseWhoCameEarlier() {
        Ticket first = Ticket.draw("Ada");
        Ticket second = Ticket.draw("Bob");

        assertTrue(first.compareTo(second) <= 0);
    }

    @Test
    @Steady(
            trap = "reads the clock through five APIs, which must not contradict each other",
            strategies = {"date.moment", "time.increment", "time.coarse", "time.fast", "time.slow"})
    void allClocksOfTheShopAgree() {
        long[] readings = {
            System.currentTimeMillis(),
            new Date().getTime(),
            Calendar.getInstance().getTimeInMillis(),
            Instant.now().toEpochMilli(),
            new GregorianCalendar().getTimeInMillis(),
            OffsetDateTime.now().toInstant().toEpochMilli(),
        };

        for (int i = 1; i < readings.length; i++) {
            assertTrue(readings[i - 1] <= readings[i]);
            assertTrue(readings[i] - readings[i - 1] < 60_000);
        }
    }

    @Test
    @Steady(
            trap = "a Date created by the shop must lie between two readings of Instant",
            strategies = {"date.moment", "time.increment", "time.coarse", "time.fast", "time.slow"})
    void receiptsBearTheTimeOfPrinting() {
        long before = Instant.now().toEpochMilli();
        Receipt receipt = new Receipt(3.5);
        long after = Instant.now().toEpochMilli();

        assertTrue(before <= receipt.printed().getTime());
        assertTrue(receipt.printed().getTime() <= after);
    }

    @Test
    @Steady(
            trap = "a Date created by the shop must be on the day that LocalDate shows before or after",
            strategies = "date.moment")
    void receiptsBearTheDayOfPrinting() {
        LocalDate before = LocalDate.now();
        Receipt receipt = new Receipt(3.5);
        LocalDate after = LocalDate.now();

        LocalDate day = LocalDate.ofInstant(receipt.printed().toInstant(), ZoneId.systemDefault());
        assertFalse(day.isBefore(before));
        assertFalse(day.isAfter(after));
    }

    @Test
    @Steady(
            trap = "the opening time is read in a static initialiser, perhaps long before the clock is changed",
            strategies = "date.moment")
    void theShopHasNotBeenOpenForLong() {
        assertTrue(Shop.openFor().abs().compareTo(Duration.ofHours(1)) < 0);
    }

    @Test
    @Steady(
            trap = "the JDK itself reads the clock for a log record, which is compared with the clock of the test",
            strategies = "date.moment")
    void logRecordsAreRecent() {
        LogRecord log = new LogRecord(Level.INFO, "sold out");

        Duration age = Duration.between(log.getInstant(), Instant.now());
        assertTrue(age.abs().compareTo(Duration.ofMinutes(1)) < 0);
    }

    @Test
    @Steady(
            trap = "passes an absolute time to a timer, which waits for it on the real clock",
            strategies = {"date.moment", "time.increment", "time.fast"})
    void theTimerRings() throws Exception {
        CountDownLatch rung = new CountDownLatch(1);
        Timer timer = new Timer(true);
        timer.schedule(task(rung::countDown), new Date(System.currentTimeMillis() + 50));

        assertTrue(rung.await(30, TimeUnit.SECONDS));
        timer.cancel();
    }

    @Test
    @Steady(
            trap = "passes an absolute time to a condition, which waits for it on the real clock",
            strategies = {"date.moment", "time.increment", "time.fast", "concurrency.shrink"})
    void waitingForNobodyEnds() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition somebody = lock.newCondition();
        Date closing = new Date(System.currentTimeMillis() + 50);

        lock.lock();
        try {
            while (somebody.awaitUntil(closing)) {
                assertTrue(lock.isHeldByCurrentThread());
            }
        } finally {
            lock.unlock();
        }
    }

    private static TimerTask task(Runnable work) {
        return new TimerTask() {
            @Override
            public void run() {
                work.run();
            }
        };
    }
}
