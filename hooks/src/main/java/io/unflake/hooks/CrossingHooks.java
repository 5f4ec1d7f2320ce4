package io.unflake.hooks;

import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.X509Certificate;
import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.util.Calendar;
import java.util.Date;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;

/** Translates times between code, which sees the treated clock, and the JDK, which uses the real one. */
@SuppressWarnings("JavaUtilDate")
public final class CrossingHooks {

    private CrossingHooks() {}

    /** Translates a time until which the JDK waits. */
    public static long untilMillis(long shown) {
        Warp warp = ClockHooks.warp();
        return warp == null || shown < 0
                ? shown
                : Math.max(0, warp.toReal(Instant.ofEpochMilli(shown)).toEpochMilli());
    }

    /** Translates a date until which the JDK waits. */
    public static Date until(Date shown) {
        return ClockHooks.warp() == null || shown == null ? shown : new Date(untilMillis(shown.getTime()));
    }

    public static void schedule(Timer timer, TimerTask task, Date first, long period) {
        timer.schedule(task, until(first), period);
    }

    public static void scheduleAtFixedRate(Timer timer, TimerTask task, Date first, long period) {
        timer.scheduleAtFixedRate(task, until(first), period);
    }

    /** Translates a time that the JDK stores. */
    public static long millisIn(long shown) {
        Warp warp = ClockHooks.warp();
        return warp == null || shown < 0
                ? shown
                : ExactTimes.toReal(warp, Instant.ofEpochMilli(shown)).toEpochMilli();
    }

    /** Translates a time that the JDK has stored; 0 means none. */
    public static long millisOut(long real) {
        Warp warp = ClockHooks.warp();
        return warp == null || real == 0
                ? real
                : ExactTimes.toShown(warp, Instant.ofEpochMilli(real)).toEpochMilli();
    }

    public static Instant instantIn(Instant shown) {
        Warp warp = ClockHooks.warp();
        return warp == null || shown == null ? shown : ExactTimes.toReal(warp, shown);
    }

    public static Instant instantOut(Instant real) {
        Warp warp = ClockHooks.warp();
        return warp == null || real == null ? real : ExactTimes.toShown(warp, real);
    }

    public static Optional<?> optionalOut(Optional<?> real) {
        return ClockHooks.warp() == null || real == null ? real : real.map(instant -> instantOut((Instant) instant));
    }

    public static FileTime fileTimeIn(FileTime shown) {
        return ClockHooks.warp() == null || shown == null ? shown : FileTime.from(instantIn(shown.toInstant()));
    }

    public static FileTime fileTimeOut(FileTime real) {
        return ClockHooks.warp() == null || real == null || real.toMillis() == 0
                ? real
                : FileTime.from(instantOut(real.toInstant()));
    }

    /** Called after the constructor of a date format. */
    public static void formatMade(Object format) {
        DateFormat unused = formatOut((DateFormat) format);
    }

    /** Called with a new date format. It reads a year of two digits as one in the century that started 80 years ago. */
    public static DateFormat formatOut(DateFormat real) {
        if (ClockHooks.warp() != null && real instanceof SimpleDateFormat format) {
            Calendar start = (Calendar) format.getCalendar().clone();
            start.setTimeInMillis(instantOut(Instant.now()).toEpochMilli());
            start.add(Calendar.YEAR, -80);
            format.set2DigitYearStart(start.getTime());
        }
        return real;
    }

    /** Translates a file attribute if it is a time. */
    public static Object attributeOut(Object real) {
        return real instanceof FileTime time ? fileTimeOut(time) : real;
    }

    public static void setTimes(BasicFileAttributeView view, FileTime modified, FileTime accessed, FileTime created)
            throws IOException {
        view.setTimes(fileTimeIn(modified), fileTimeIn(accessed), fileTimeIn(created));
    }

    /** Translates how long the JVM has been running. */
    public static long elapsedOut(long realMillis) {
        Warp warp = ClockHooks.warp();
        return warp == null ? realMillis : warp.elapsedMillis(realMillis);
    }

    public static void checkValidity(X509Certificate certificate, int site)
            throws CertificateExpiredException, CertificateNotYetValidException {
        Reach.hit(site);
        Warp warp = ClockHooks.warp();
        if (warp == null) {
            certificate.checkValidity();
        } else {
            certificate.checkValidity(new Date(warp.millis(site)));
        }
    }
}
