package io.unflake.sanitise.run;

import io.unflake.sanitise.evidence.Evidence;
import io.unflake.sanitise.evidence.EvidenceFactory;
import io.unflake.sanitise.evidence.TestScope;
import io.unflake.sanitise.run.History.Line;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private static final AtomicBoolean READ_AHEAD = new AtomicBoolean();

    private static volatile boolean started;

    private final Evidence evidence =
            EvidenceFactory.start(() -> SanitiseConfiguration.ofThisJvm().exceptions());
    private final Map<String, SanitiseResult> results = new LinkedHashMap<>();
    private final Set<String> notes = new LinkedHashSet<>();
    private Allowance allowance;
    private boolean changed;

    private Sanitiser() {}

    /** The one of this JVM; whoever has to wait for the flight recorder does something useful meanwhile. */
    public static Sanitiser ofThisJvm() {
        if (!started) {
            prepare();
            readAhead();
        }
        return Holder.INSTANCE;
    }

    /** Gets it ready beside whatever else the JVM does at its start: the flight recorder needs half a second. */
    public static void prepare() {
        if (PREPARED.compareAndSet(false, true)) {
            Thread thread = new Thread(Sanitiser::start, "unflake-sanitise-start");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static void start() {
        Sanitiser unused = Holder.INSTANCE;
        readAhead();
    }

    /** What is not needed before a test fails or the run ends, but somebody would have to wait for then. */
    private static void readAhead() {
        if (READ_AHEAD.compareAndSet(false, true)) {
            try {
                SanitiseConfiguration configuration = SanitiseConfiguration.ofThisJvm();
                // A rehearsal: whatever it says, the first report of a JVM takes 30 ms longer than the next.
                SanitiseReport last = new SanitiseReport(
                        history(configuration, Build.ofThisJvm()).lines(), List.of());
                String unused = last.json() + last.markdown() + last.summary("");
            } catch (IOException | RuntimeException | LinkageError e) {
                // It will happen again when it matters, and is dealt with there.
            }
        }
    }

    /** The one of this JVM, if any test was watched by it so far. */
    public static Optional<Sanitiser> ifStarted() {
        return started ? Optional.of(ofThisJvm()) : Optional.empty();
    }

    /** Whether tests are to be sanitised at all. */
    public static boolean isOn() {
        return !OFF.equals(System.getProperty(SanitiseSettings.PREFIX));
    }

    /** Whether tests are sanitised that do not ask for it themselves, where the framework allows that. */
    public static boolean isAutomatic() {
        return !"false".equals(System.getProperty(SanitiseSettings.PREFIX + ".auto"));
    }

    private static Sanitiser create() {
        Sanitiser sanitiser = new Sanitiser();
        started = true;
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(sanitiser::finish, "unflake-sanitise"));
        } catch (IllegalStateException e) {
            // The JVM ends before any test has begun.
        }
        return sanitiser;
    }

    /** A test, or the fixture of a class, begins on this thread. */
    public TestScope begin(Class<?> testClass, TestScope enclosing) {
        TestScope scope = new TestScope(testClass, enclosing);
        evidence.begin(scope);
        return scope;
    }

    /** It is over on this thread, but counts for what is still to come. */
    public void leave(TestScope scope) {
        evidence.leave(scope);
    }

    /** It ends on this thread. */
    public void end(TestScope scope) {
        evidence.end(scope);
    }

    /**
     * Why a failure does not count, if so.
     *
     * @param test such as {@code shop.OrderTest#paid}
     * @param expected exceptions that the test is declared to expect
     */
    public Optional<SkipReason> reason(
            String test, TestScope scope, Throwable failure, Set<Class<? extends Throwable>> expected) {
        try {
            return excuseOf(test, scope, failure, expected);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            // Whatever is strange about a failure, it remains one.
            note("the failure of " + test + " could not be judged (" + e + ")");
            return Optional.empty();
        }
    }

    private Optional<SkipReason> excuseOf(
            String test, TestScope scope, Throwable failure, Set<Class<? extends Throwable>> expected) {
        SanitiseConfiguration configuration = SanitiseConfiguration.ofThisJvm();
        Classification classification =
                new FailureClassifier(configuration.assumptions(), evidence).classify(scope, failure, expected);
        if (classification.violations().isEmpty()) {
            if (!classification.gap().isEmpty()) {
                note(test + " may have been left failing for want of evidence: " + classification.gap());
            }
            return quarantined(test, configuration.quarantine());
        }
        if (!mayBeSanitised(test, scope, configuration)) {
            int max = configuration.settings().max();
            failure.addSuppressed(new TooManySanitised(max));
            note("more than " + max + " tests would have been sanitised (unflake.sanitise.max)");
            return Optional.empty();
        }
        return Optional.of(SkipReason.sanitised(
                classification.violations(), scope.testClass().getClassLoader()));
    }

    private synchronized boolean mayBeSanitised(String test, TestScope scope, SanitiseConfiguration configuration) {
        if (allowance == null) {
            allowance = new Allowance(
                    configuration.settings().max(),
                    configuration.settings().hasMax() ? ofOthers(configuration) : List.of());
        }
        return allowance.take(test, scope);
    }

    private List<Line> ofOthers(SanitiseConfiguration configuration) {
        Build build = Build.ofThisJvm();
        try {
            return build.ranElsewhere(history(configuration, build).lines());
        } catch (IOException e) {
            note("tests that other JVMs have sanitised do not count (" + e + ")");
            return List.of();
        }
    }

    private static History history(SanitiseConfiguration configuration, Build build) {
        return new History(configuration.settings().out().resolve("sanitise-history.tsv"), build.jvm());
    }

    private Optional<SkipReason> quarantined(String test, Quarantine quarantine) {
        Optional<Quarantine.Entry> entry = quarantine.entry(test);
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        if (entry.get().until().isBefore(LocalDate.now(ZoneId.systemDefault()))) {
            note("the quarantine of " + test + " has ended on " + entry.get().until() + " ("
                    + entry.get().owner() + ")");
            return Optional.empty();
        }
        return Optional.of(SkipReason.quarantined(entry.get()));
    }

    /** A test was skipped for this reason. */
    public void skip(String test, SkipReason reason) {
        add(SanitiseResult.skip(test, reason));
    }

    /** A test has passed. */
    public void passed(String test) {
        add(SanitiseResult.of(test, SanitiseOutcome.PASSED, ""));
    }

    /** A test has failed, and that counts. */
    public void failed(String test) {
        add(SanitiseResult.of(test, SanitiseOutcome.FAILED, ""));
    }

    /** Two may tell the same, such as a framework and the platform that it runs on. */
    private synchronized void add(SanitiseResult result) {
        SanitiseResult before = results.get(result.test());
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
        try {
            report();
        } catch (IOException | RuntimeException | LinkageError e) {
            // Whatever it is, no build is to break for want of a report.
            say("[unflake] the report on sanitised tests cannot be written: " + e);
        }
    }

    private void report() throws IOException {
        SanitiseConfiguration configuration = SanitiseConfiguration.ofThisJvm();
        Build build = Build.ofThisJvm();
        Path out = configuration.settings().out();
        List<String> all = new ArrayList<>();
        if (!configuration.mistake().isEmpty()) {
            all.add(configuration.mistake());
        }
        all.addAll(notes);
        all.addAll(configuration.quarantine().unknown(Sanitiser.class.getClassLoader()));
        history(configuration, build).add(results.values(), System.currentTimeMillis(), lines -> {
            SanitiseReport report = new SanitiseReport(build.ran(lines), all);
            Path markdown = out.resolve("sanitised.md");
            write(out.resolve("sanitised.json"), report.json());
            write(markdown, report.markdown());
            say(report.summary(markdown));
        });
    }

    /** Messages may contain what is half a character. */
    private static void write(Path file, String text) throws IOException {
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    @SuppressWarnings("SystemOut") // It is for whoever watches the build.
    private static void say(String line) {
        if (!line.isEmpty()) {
            System.out.println(line);
        }
    }
}
