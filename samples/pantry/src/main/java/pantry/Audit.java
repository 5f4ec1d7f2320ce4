package pantry;

import java.util.logging.Logger;

/** Logs what an auditor has to know. */
public final class Audit {

    private static final Logger LOGGER = Logger.getLogger("pantry.audit");

    private Audit() {}

    public static void missing(String product) {
        LOGGER.warning(() -> product + " is missing");
    }
}
