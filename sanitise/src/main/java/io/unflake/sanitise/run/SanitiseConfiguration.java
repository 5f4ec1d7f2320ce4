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
 * What the user wants excused in this JVM.
 *
 * @param mistake what is wrong with it, so that nothing is sanitised; empty if nothing is
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
            // Rather no test is excused than one for the wrong reason.
            SanitiseSettings settings = SanitiseSettings.of(new Properties(), Path.of(""));
            return new SanitiseConfiguration(
                    settings, List.of(), Quarantine.EMPTY, "nothing is sanitised, since " + why(e));
        }
    }

    /** Of an error of the JVM the message alone is a name. */
    private static String why(Throwable e) {
        return e instanceof IllegalArgumentException || e instanceof ServiceConfigurationError
                ? e.getMessage()
                : e.toString();
    }

    /** All that may show that an assumption does not hold. */
    Set<Class<? extends Throwable>> exceptions() {
        Set<Class<? extends Throwable>> exceptions = new HashSet<>();
        assumptions.forEach(each -> exceptions.addAll(each.exceptions()));
        return exceptions;
    }
}
