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

/** Hands times to the JDK and takes them back. */
public final class Crossings {

    private Crossings() {}

    private static Date soon() {
        return new Date(System.currentTimeMillis() + 5);
    }

    /** The years that two digits of a year mean, by formats that were made in all ways. */
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

    /** Returns when timers have fired that were told absolute times. */
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

    /** Returns when a condition that nobody signals and a parked thread gave up. */
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

    /** Sets and reads times of a file in all ways; true if each was what was set. */
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

    /** How far the time of a file that was just written is from now. */
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

    /** How far the start of this JVM plus its age is from now. */
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
