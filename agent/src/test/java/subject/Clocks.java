package subject;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseDate;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Reads the clock through every API. */
public final class Clocks {

    private static final ZoneId UTC = ZoneOffset.UTC;

    private Clocks() {}

    /** The year according to all APIs that return it. */
    public static List<Integer> years() {
        List<Integer> years = new ArrayList<>();
        years.add(Instant.ofEpochMilli(System.currentTimeMillis()).atZone(UTC).getYear());
        years.add(Instant.now().atZone(UTC).getYear());
        years.add(Clock.systemUTC().instant().atZone(UTC).getYear());
        years.add(LocalDate.now(Clock.systemDefaultZone()).getYear());
        years.add(LocalDate.now(Clock.system(UTC)).getYear());
        years.add(LocalDate.now(Clock.tickMinutes(UTC)).getYear());
        years.add(LocalDate.now(Clock.tickSeconds(UTC)).getYear());
        years.add(LocalDate.now(Clock.tickMillis(UTC)).getYear());
        years.add(LocalDate.now().getYear());
        years.add(LocalDate.now(UTC).getYear());
        years.add(LocalDateTime.now().getYear());
        years.add(ZonedDateTime.now().getYear());
        years.add(ZonedDateTime.now(UTC).getYear());
        years.add(OffsetDateTime.now().getYear());
        years.add(Year.now().getValue());
        years.add(YearMonth.now().getYear());
        years.add(LocalDate.from(JapaneseDate.now()).getYear());
        years.add(IsoChronology.INSTANCE.dateNow().getYear());
        years.add(LocalDate.from(chronology().dateNow(UTC)).getYear());
        years.add(new Date().getYear() + 1900);
        years.add(Calendar.getInstance().get(Calendar.YEAR));
        years.add(Calendar.getInstance(TimeZone.getTimeZone("UTC")).get(Calendar.YEAR));
        years.add(Calendar.getInstance(Locale.ROOT).get(Calendar.YEAR));
        years.add(GregorianCalendar.getInstance(TimeZone.getTimeZone("UTC"), Locale.ROOT)
                .get(Calendar.YEAR));
        years.add(new GregorianCalendar().get(Calendar.YEAR));
        years.add(new GregorianCalendar(TimeZone.getTimeZone("UTC")).get(Calendar.YEAR));
        years.add(new GregorianCalendar(Locale.ROOT).get(Calendar.YEAR));
        years.add(new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT).get(Calendar.YEAR));
        return years;
    }

    private static Chronology chronology() {
        return IsoChronology.INSTANCE;
    }

    /** APIs that do not return the year. */
    public static List<Object> times() {
        return List.of(LocalTime.now(), LocalTime.now(UTC), OffsetTime.now(), MonthDay.now());
    }

    public static List<Integer> yearsByReference() {
        LongSupplier millis = System::currentTimeMillis;
        Supplier<Date> date = Date::new;
        Supplier<Instant> instant = Instant::now;
        Supplier<Calendar> calendar = Calendar::getInstance;
        Supplier<GregorianCalendar> gregorian = GregorianCalendar::new;
        return List.of(
                new Date(millis.getAsLong()).getYear() + 1900,
                date.get().getYear() + 1900,
                instant.get().atZone(UTC).getYear(),
                calendar.get().get(Calendar.YEAR),
                gregorian.get().get(Calendar.YEAR));
    }

    /** Constructors within expressions, with unused results, and of subclasses. */
    public static List<Integer> yearsOfNested(boolean flag) {
        new Date();
        new GregorianCalendar();
        Date chosen = flag ? new Date(new Date().getTime()) : new Date(0);
        StringBuilder text = new StringBuilder()
                .append(new GregorianCalendar().get(Calendar.YEAR))
                .append("");
        Calendar copied = flag ? new GregorianCalendar(TimeZone.getTimeZone(flag ? "UTC" : "CET")) : null;
        return List.of(
                chosen.getYear() + 1900,
                Integer.parseInt(text.toString()),
                copied.get(Calendar.YEAR),
                new Named("x", new Date()).getYear() + 1900,
                new NamedCalendar().get(Calendar.YEAR) > 0 ? 3000 : 0);
    }

    /** A subclass of Date. */
    public static final class Named extends Date {

        private static final long serialVersionUID = 1;

        public Named(String name, Date like) {
            super();
        }
    }

    /** A subclass of Calendar. */
    public static final class NamedCalendar extends GregorianCalendar {

        private static final long serialVersionUID = 1;

        public NamedCalendar() {
            super();
        }
    }

    public static long nanos() {
        return System.nanoTime();
    }

    public static long millis() {
        return System.currentTimeMillis();
    }

    public static Clock clock() {
        return Clock.systemUTC();
    }

    public static Instant fixed() {
        return Clock.fixed(Instant.EPOCH, UTC).instant();
    }
}
