package io.unflake.sanitise.platform;

import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Starts the sanitiser as soon as a launcher session is opened. The launcher finds this listener with the service loader.
 *
 * <p>Launchers before 1.8 have no sessions. With them, {@link OutcomeListener} starts the sanitiser a little later.
 */
public final class EarlyStart implements LauncherSessionListener {

    /** Called before the launcher searches for test engines. */
    public EarlyStart() {
        SanitiserWarmUp.startIfNeeded();
    }
}
