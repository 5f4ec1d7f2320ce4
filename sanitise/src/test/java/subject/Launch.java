package subject;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs a class of tests and says how each ended. */
public final class Launch {

    private Launch() {}

    /**
     * Starts here.
     *
     * @param arguments the name of the class
     */
    public static void main(String[] arguments) {
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(DiscoverySelectors.selectClass(arguments[0]))
                                .build(),
                        new TestExecutionListener() {
                            @Override
                            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                                if (test.isTest()) {
                                    System.out.println(test.getDisplayName() + " " + result.getStatus());
                                }
                            }
                        });
    }
}
