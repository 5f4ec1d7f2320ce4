package io.unflake.sanitise.run;

import io.unflake.sanitise.Assumption;
import io.unflake.sanitise.assume.Assumptions;
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
record Rules(Settings settings, List<Assumption> assumptions, Quarantine quarantine, String mistake) {

    private static final class Holder {

        static final Rules INSTANCE = read();
    }

    static Rules ofThisJvm() {
        return Holder.INSTANCE;
    }

    private static Rules read() {
        try {
            Settings settings = Settings.of(System.getProperties(), Path.of(""));
            List<Assumption> assumptions =
                    Assumptions.active(settings.assumptions(), settings.loopback(), Rules.class.getClassLoader());
            return new Rules(settings, assumptions, Quarantine.read(settings.quarantine()), "");
        } catch (RuntimeException | ServiceConfigurationError | LinkageError e) {
            // Rather no test is excused than one for the wrong reason.
            Settings settings = Settings.of(new Properties(), Path.of(""));
            return new Rules(settings, List.of(), Quarantine.EMPTY, "nothing is sanitised, since " + why(e));
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
