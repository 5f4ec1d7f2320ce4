package alone;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.PrintWriter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** A runner that knows nothing of Unflake. */
public final class RunTests {

    public static void main(String[] arguments) {
        Launcher launcher = LauncherFactory.create();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        launcher.execute(
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(DiceTest.class))
                        .build(),
                listener);
        listener.getSummary().getFailures().forEach(failure -> System.out.println(
                "failed " + failure.getTestIdentifier().getDisplayName()));
        System.out.println("passed " + listener.getSummary().getTestsSucceededCount());
    }
}
