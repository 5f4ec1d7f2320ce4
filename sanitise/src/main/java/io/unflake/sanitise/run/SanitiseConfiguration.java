package io.unflake.sanitise.run;

import io.unflake.sanitise.assume.Assumptions;
import io.unflake.sanitise.spi.Assumption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.ServiceConfigurationError;
import java.util.Set;

/**
 * What to sanitise in this JVM.
 *
 * @param mistake why the configuration is invalid, so that nothing is sanitised; empty if it is valid
 */
record SanitiseConfiguration(
        SanitiseSettings settings, List<Assumption> assumptions, Quarantine quarantine, String mistake) {

    private static final class Holder {

        static final SanitiseConfiguration INSTANCE = read();
    }

    static SanitiseConfiguration ofThisJvm() {
        return Holder.INSTANCE;
    }

    private static SanitiseConfiguration read() {
        try {
            SanitiseSettings settings = SanitiseSettings.of(System.getProperties(), Path.of(""));
            List<Assumption> assumptions = Assumptions.active(
                    settings.assumptions(), settings.loopback(), SanitiseConfiguration.class.getClassLoader());
            return new SanitiseConfiguration(settings, assumptions, Quarantine.read(settings.quarantine()), "");
        } catch (RuntimeException | ServiceConfigurationError | LinkageError e) {
            // Sanitising with a wrong configuration could hide failures.
            SanitiseSettings settings = SanitiseSettings.of(new Properties(), Path.of(""));
            return new SanitiseConfiguration(
                    settings, List.of(), Quarantine.EMPTY, "nothing is sanitised: " + description(e));
        }
    }

    /** The messages of linkage errors are only class names, so that the type is needed, too. */
    private static String description(Throwable e) {
        return e instanceof IllegalArgumentException || e instanceof ServiceConfigurationError
                ? e.getMessage()
                : e.toString();
    }

    /** All exceptions that may indicate that an assumption does not hold. */
    Set<Class<? extends Throwable>> exceptions() {
        Set<Class<? extends Throwable>> exceptions = new HashSet<>();
        assumptions.forEach(each -> exceptions.addAll(each.exceptions()));
        return exceptions;
    }

    /** The history of this module. */
    History history() {
        return new History(
                settings.out().resolve("sanitise-history.tsv"),
                Build.ofThisJvm().jvm());
    }
}
