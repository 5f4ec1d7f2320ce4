package subject;

import java.io.File;
import java.io.IOException;
import java.net.HttpCookie;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.text.DateFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/** Passes times to the JDK and reads them back. */
public final class Crossings {

    private Crossings() {}

    private static Date soon() {
        return new Date(System.currentTimeMillis() + 5);
    }

    /** Returns the years that date formats, created in all ways, read from two digits. */
    public static List<Integer> yearsOfTwoDigits(String text) throws ParseException {
        List<Integer> years = new ArrayList<>();
        List<DateFormat> formats = List.of(
                new SimpleDateFormat("M/d/yy"),
                new SimpleDateFormat("M/d/yy", Locale.US),
                DateFormat.getDateInstance(DateFormat.SHORT, Locale.US));
        for (DateFormat format : formats) {
            Calendar calendar = Calendar.getInstance();
            calendar.setTime(format.parse(text));
            years.add(calendar.get(Calendar.YEAR));
        }
        return years;
    }

    /** Returns after timers with absolute times have fired. */
    public static boolean timersFire() throws InterruptedException {
        Timer timer = new Timer(true);
        CountDownLatch fired = new CountDownLatch(4);
        TimerTask[] tasks = new TimerTask[3];
        for (int i = 0; i < tasks.length; i++) {
            tasks[i] = new TimerTask() {
                @Override
                public void run() {
                    fired.countDown();
                }
            };
        }
        timer.schedule(tasks[0], soon());
        timer.schedule(tasks[1], soon(), 1);
        timer.scheduleAtFixedRate(tasks[2], soon(), 1);
        fired.await();
        timer.cancel();
        return true;
    }

    /** Returns after a condition that is never signalled and a parked thread have timed out. */
    public static boolean deadlinesPass() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        try {
            while (lock.newCondition().awaitUntil(soon())) {
                Thread.onSpinWait();
            }
        } finally {
            lock.unlock();
        }
        long until = System.currentTimeMillis() + 5;
        while (System.currentTimeMillis() < until) {
            LockSupport.parkUntil(until);
        }
        return true;
    }

    /** Sets and reads file times through all APIs; returns whether all results are equal. */
    public static List<Boolean> fileTimesComeBack(Path path, long time) throws IOException {
        File file = path.toFile();
        file.setLastModified(time);
        boolean asMillis =
                file.lastModified() == time && Files.getLastModifiedTime(path).toMillis() == time;
        FileTime fileTime = FileTime.from(Instant.ofEpochMilli(time + 1));
        Files.setLastModifiedTime(path, fileTime);
        boolean asFileTime = Files.getLastModifiedTime(path).equals(fileTime)
                && Files.getAttribute(path, "lastModifiedTime").equals(fileTime);
        FileTime other = FileTime.fromMillis(time + 2);
        Files.getFileAttributeView(path, BasicFileAttributeView.class).setTimes(other, null, null);
        BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
        return List.of(asMillis, asFileTime, attributes.lastModifiedTime().equals(other));
    }

    /** Returns the difference between now and the time of a file just written. */
    public static Duration ageOfNew(Path folder) throws IOException {
        Path file = Files.createTempFile(folder, "new", "");
        return Duration.ofMillis(System.currentTimeMillis() - file.toFile().lastModified());
    }

    public static Duration ageOfLogRecord() {
        LogRecord record = new LogRecord(Level.INFO, "");
        long apart = Math.abs(record.getMillis() - record.getInstant().toEpochMilli());
        return Duration.between(record.getInstant(), Instant.now()).plusMillis(apart);
    }

    public static boolean logRecordKeeps(long millis) {
        LogRecord record = new LogRecord(Level.INFO, "");
        record.setMillis(millis);
        return record.getMillis() == millis;
    }

    public static Duration ageOfProcess() {
        return Duration.between(ProcessHandle.current().info().startInstant().orElseThrow(), Instant.now());
    }

    /** Returns the difference between now and the start time of the JVM plus its uptime. */
    public static Duration apartByUptime() {
        var runtime = java.lang.management.ManagementFactory.getRuntimeMXBean();
        return Duration.ofMillis(Math.abs(runtime.getStartTime() + runtime.getUptime() - System.currentTimeMillis()))
                .abs();
    }

    public static void check(X509Certificate certificate) throws CertificateException {
        certificate.checkValidity();
    }

    public static boolean cookieHasExpired(String expires) {
        return HttpCookie.parse("Set-Cookie: a=b; expires=" + expires).get(0).hasExpired();
    }
}
