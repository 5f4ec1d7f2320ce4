import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs the tests of a class in a launcher session, as the test JVMs of Maven and Gradle do. */
class Launch {

    public static void main(String[] arguments) {
        LauncherDiscoveryRequest request =
                LauncherDiscoveryRequestBuilder.request().selectors(selectClass(arguments[0])).build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        try (LauncherSession session = LauncherFactory.openSession()) {
            session.getLauncher().execute(request, listener);
        }
        TestExecutionSummary summary = listener.getSummary();
        System.out.printf("%d passed, %d failed%n", summary.getTestsSucceededCount(), summary.getTestsFailedCount());
        System.exit(summary.getTestsFailedCount() == 0 ? 0 : 1);
    }
}
