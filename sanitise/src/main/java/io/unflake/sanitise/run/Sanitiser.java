package io.unflake.sanitise.run;

import io.unflake.sanitise.Assumption;
import io.unflake.sanitise.assume.Assumptions;
import io.unflake.sanitise.evidence.Evidence;
import io.unflake.sanitise.evidence.Evidences;
import io.unflake.sanitise.evidence.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.ServiceConfigurationError;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What every framework's adapter talks to: it says when tests begin and end, asks whether a failure is to be excused, and
 * says how each test ended.
 */
public final class Sanitiser {

    private static final class Holder {

        static final Sanitiser INSTANCE = create();
    }

    private static final String OFF = "off";

    private static final AtomicBoolean PREPARED = new AtomicBoolean();

    private static volatile boolean started;

    private final Settings settings;
    private final Quarantine quarantine;
    private final Evidence evidence;
    private final Judge judge;
    private final Map<String, Result> results = new LinkedHashMap<>();
    private final Set<String> notes = new LinkedHashSet<>();
    private int sanitised;
    private boolean changed;

    private Sanitiser(Settings settings, List<Assumption> assumptions, Quarantine quarantine, Evidences evidences) {
        this.settings = settings;
        this.quarantine = quarantine;
        Set<Class<? extends Throwable>> wanted = new HashSet<>();
        assumptions.forEach(each -> wanted.addAll(each.exceptions()));
        evidence = evidences.of(wanted);
        judge = new Judge(assumptions, evidence);
    }

    /** The one of this JVM, which starts to watch when it is first asked for. */
    public static Sanitiser ofThisJvm() {
        return Holder.INSTANCE;
    }

    /** Gets it ready beside whatever else the JVM does at its start: the flight recorder needs half a second. */
    public static void prepare() {
        if (!PREPARED.getAndSet(true)) {
            Runnable start = () -> {
                ofThisJvm();
                // Not needed before the end, but then somebody waits for it.
                Build.ofThisJvm();
            };
            Thread thread = new Thread(start, "unflake-sanitise-start");
            thread.setDaemon(true);
            thread.start();
        }
    }

    /** The one of this JVM, if any test was watched by it so far. */
    public static Optional<Sanitiser> ifStarted() {
        return started ? Optional.of(ofThisJvm()) : Optional.empty();
    }

    /** Whether tests are to be sanitised at all. */
    public static boolean isOn() {
        return !OFF.equals(System.getProperty(Settings.PREFIX));
    }

    /** Whether tests are sanitised that do not ask for it themselves, where the framework allows that. */
    public static boolean isAutomatic() {
        return !"false".equals(System.getProperty(Settings.PREFIX + ".auto"));
    }

    private static Sanitiser create() {
        Evidences evidences = Evidences.start();
        Sanitiser sanitiser;
        try {
            Settings settings = Settings.of(System.getProperties(), Path.of(""));
            ClassLoader loader = Sanitiser.class.getClassLoader();
            sanitiser = new Sanitiser(
                    settings,
                    Assumptions.active(settings.assumptions(), settings.loopback(), loader),
                    Quarantine.read(settings.quarantine()),
                    evidences);
        } catch (RuntimeException | ServiceConfigurationError e) {
            // Rather no test is excused than one for the wrong reason.
            sanitiser =
                    new Sanitiser(Settings.of(new Properties(), Path.of("")), List.of(), Quarantine.EMPTY, evidences);
            sanitiser.note("nothing is sanitised, since " + e.getMessage());
        }
        started = true;
        Runtime.getRuntime().addShutdownHook(new Thread(sanitiser::finish, "unflake-sanitise"));
        return sanitiser;
    }

    /** A test, or the fixture of a class, begins on this thread. */
    public Span begin(Class<?> testClass, Span enclosing) {
        Span span = new Span(testClass, enclosing);
        evidence.begin(span);
        return span;
    }

    /** It is over on this thread, but counts for what is still to come. */
    public void leave(Span span) {
        evidence.leave(span);
    }

    /** It ends on this thread. */
    public void end(Span span) {
        evidence.end(span);
    }

    /**
     * Why a failure does not count, if so.
     *
     * @param test such as {@code shop.OrderTest#paid}
     * @param expected exceptions that the test is declared to expect
     */
    public Optional<Excuse> excuse(
            String test, Span span, Throwable failure, Set<Class<? extends Throwable>> expected) {
        try {
            return excuseOf(test, span, failure, expected);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            // Whatever is strange about a failure, it remains one.
            note("the failure of " + test + " could not be judged (" + e + ")");
            return Optional.empty();
        }
    }

    private Optional<Excuse> excuseOf(
            String test, Span span, Throwable failure, Set<Class<? extends Throwable>> expected) {
        Judgement judgement = judge.judge(span, failure, expected);
        if (judgement.violations().isEmpty()) {
            if (!judgement.gap().isEmpty()) {
                note(test + " may have been left failing for want of evidence: " + judgement.gap());
            }
            return quarantined(test);
        }
        if (!mayBeSanitised()) {
            failure.addSuppressed(new TooManySanitised(settings.max()));
            note("more than " + settings.max() + " tests would have been sanitised (unflake.sanitise.max)");
            return Optional.empty();
        }
        return Optional.of(
                Excuse.sanitised(judgement.violations(), span.testClass().getClassLoader()));
    }

    private synchronized boolean mayBeSanitised() {
        return sanitised++ < settings.max();
    }

    private Optional<Excuse> quarantined(String test) {
        Optional<Quarantine.Entry> entry = quarantine.entry(test);
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        if (entry.get().until().isBefore(LocalDate.now(ZoneId.systemDefault()))) {
            note("the quarantine of " + test + " has ended on " + entry.get().until() + " ("
                    + entry.get().owner() + ")");
            return Optional.empty();
        }
        return Optional.of(Excuse.quarantined(entry.get()));
    }

    /** A test was skipped for this reason. */
    public void excused(String test, Excuse excuse) {
        add(Result.excused(test, excuse));
    }

    /** A test has passed. */
    public void passed(String test) {
        add(Result.of(test, Outcome.PASSED, ""));
    }

    /** A test has failed, and that counts. */
    public void failed(String test) {
        add(Result.of(test, Outcome.FAILED, ""));
    }

    /** Two may tell the same, such as a framework and the platform that it runs on. */
    private synchronized void add(Result result) {
        Result before = results.get(result.test());
        if (before == null || result.outweighs(before)) {
            results.put(result.test(), result);
            changed = true;
        }
    }

    /** Something to be said at the end. */
    public synchronized void note(String note) {
        changed |= notes.add(note);
    }

    /** The run is over, as far as is known: writes the reports and says so in one line. */
    public synchronized void finish() {
        if (!changed) {
            return;
        }
        changed = false;
        Build build = Build.ofThisJvm();
        History history = new History(settings.out().resolve("sanitise-history.tsv"), build.jvm());
        List<String> all = new ArrayList<>(notes);
        all.addAll(quarantine.unknown(Sanitiser.class.getClassLoader()));
        try {
            history.add(results.values(), System.currentTimeMillis(), lines -> {
                Report report = new Report(lines.stream().filter(build::ran).toList(), all);
                Path markdown = settings.out().resolve("sanitised.md");
                Files.writeString(settings.out().resolve("sanitised.json"), report.json());
                Files.writeString(markdown, report.markdown());
                say(report.summary(markdown));
            });
        } catch (IOException e) {
            say("[unflake] the report on sanitised tests cannot be written: " + e);
        }
    }

    @SuppressWarnings("SystemOut") // It is for whoever watches the build.
    private static void say(String line) {
        if (!line.isEmpty()) {
            System.out.println(line);
        }
    }
}
