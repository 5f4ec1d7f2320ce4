package io.unflake.worker.launch;

import io.unflake.worker.naming.VintageNumbers;
import java.util.List;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherFactory;

/** The JUnit Platform of the user's class path, with what is learned about its tests for the life of this JVM. */
public final class Platform {

    private final Launcher launcher = LauncherFactory.create();
    private final VintageNumbers numbers = new VintageNumbers(this::discoverWhole);

    public Launcher launcher() {
        return launcher;
    }

    public VintageNumbers numbers() {
        return numbers;
    }

    private TestPlan discoverWhole(String uniqueId) {
        return launcher.discover(Requests.of(List.of(uniqueId), Groups.ALL).build());
    }
}
