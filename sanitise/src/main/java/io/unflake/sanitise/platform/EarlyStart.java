package io.unflake.sanitise.platform;

import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Gets the sanitiser ready as soon as there is a launcher session; the launcher finds it by itself.
 *
 * <p>Launchers before 1.8 have no sessions: then {@link OutcomeListener} does so a little later.
 */
public final class EarlyStart implements LauncherSessionListener {

    /** Called before the engines are looked for. */
    public EarlyStart() {
        SanitiserWarmUp.prepare();
    }
}
