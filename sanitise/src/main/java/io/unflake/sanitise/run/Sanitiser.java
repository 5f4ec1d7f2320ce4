package io.unflake.sanitise.run;

import io.unflake.sanitise.evidence.Evidence;
import io.unflake.sanitise.evidence.EvidenceFactory;
import io.unflake.sanitise.evidence.TestScope;
import io.unflake.sanitise.run.History.Line;
import java.io.IOException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The entry point for the adapters of the test frameworks: they report when tests begin and end, ask whether to skip a test
 * that has failed, and report the outcome of each test.
 */
public final class Sanitiser {

    private static final String OFF = "off";

    private final Evidence evidence =
            EvidenceFactory.start(() -> SanitiseConfiguration.ofThisJvm().exceptions());
    private final RunResults results = new RunResults();
    private Allowance allowance;

    Sanitiser() {}

    /** Returns the sanitiser of this JVM, and starts it if necessary. */
    public static Sanitiser ofThisJvm() {
        return SanitiserStart.await();
    }

    /** Starts the sanitiser of this JVM in the background. */
    public static void prepare() {
        SanitiserStart.inBackground();
    }

    /** Returns the sanitiser of this JVM if it has been started. */
    public static Optional<Sanitiser> ifStarted() {
        return SanitiserStart.ifStarted();
    }

    /** Returns whether sanitising is enabled at all. */
    public static boolean isOn() {
        return !OFF.equals(System.getProperty(SanitiseSettings.PREFIX));
    }

    /** Returns whether tests are sanitised that do not ask for it themselves, if the framework supports that. */
    public static boolean isAutomatic() {
        return !"false".equals(System.getProperty(SanitiseSettings.PREFIX + ".auto"));
    }

    /** A test, or the fixtures of a class, begin on the current thread. */
    public TestScope begin(Class<?> testClass, TestScope enclosing) {
        TestScope scope = new TestScope(testClass, enclosing);
        evidence.begin(scope);
        return scope;
    }

    /** A scope ends on the current thread, but later scopes still refer to it as their enclosing scope. */
    public void leave(TestScope scope) {
        evidence.leave(scope);
    }

    /** A scope ends on the current thread and is not needed any more. */
    public void end(TestScope scope) {
        evidence.end(scope);
    }

    /**
     * Returns why a failed test should be skipped; empty if the failure stands.
     *
     * @param test such as {@code shop.OrderTest#paid}
     * @param expected exceptions that the test declares to expect
     */
    public Optional<SkipReason> skipReason(
            String test, TestScope scope, Throwable failure, Set<Class<? extends Throwable>> expected) {
        try {
            return reason(test, scope, failure, expected);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            // A failure that breaks our own code must still fail the test.
            note("the failure of " + test + " could not be classified (" + e + ")");
            return Optional.empty();
        }
    }

    private Optional<SkipReason> reason(
            String test, TestScope scope, Throwable failure, Set<Class<? extends Throwable>> expected) {
        SanitiseConfiguration configuration = SanitiseConfiguration.ofThisJvm();
        Classification classification =
                new FailureClassifier(configuration.assumptions(), evidence).classify(scope, failure, expected);
        if (classification.violations().isEmpty()) {
            if (!classification.gap().isEmpty()) {
                note(test + " was not sanitised, but the evidence is incomplete: " + classification.gap());
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
            SanitiseSettings settings = configuration.settings();
            allowance = new Allowance(settings.max(), settings.hasMax() ? ofOtherJvms(configuration) : List.of());
        }
        return allowance.take(test, scope);
    }

    private List<Line> ofOtherJvms(SanitiseConfiguration configuration) {
        try {
            return Build.ofThisJvm().ranElsewhere(configuration.history().lines());
        } catch (IOException e) {
            note("tests sanitised by other JVMs are not counted (" + e + ")");
            return List.of();
        }
    }

    private Optional<SkipReason> quarantined(String test, Quarantine quarantine) {
        Optional<Quarantine.Entry> entry = quarantine.entry(test);
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        if (entry.get().until().isBefore(LocalDate.now(ZoneId.systemDefault()))) {
            note("the quarantine of " + test + " ended on " + entry.get().until() + " ("
                    + entry.get().owner() + ")");
            return Optional.empty();
        }
        return Optional.of(SkipReason.quarantined(entry.get()));
    }

    /** A test was skipped for this reason. */
    public void skipped(String test, SkipReason reason) {
        results.add(SanitiseResult.skipped(test, reason));
    }

    /** A test has passed. */
    public void passed(String test) {
        results.add(SanitiseResult.of(test, SanitiseOutcome.PASSED, ""));
    }

    /** A test has failed and was not skipped. */
    public void failed(String test) {
        results.add(SanitiseResult.of(test, SanitiseOutcome.FAILED, ""));
    }

    /** Adds a note for the user to the report. */
    public void note(String note) {
        results.note(note);
    }

    /** The run is over, as far as known: writes the reports and prints one line. */
    public void finish() {
        results.report();
    }
}
