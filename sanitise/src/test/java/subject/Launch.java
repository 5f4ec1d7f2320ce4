package subject;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs test classes one after the other, and prints the outcome of each test. */
public final class Launch {

    private Launch() {}

    /**
     * Runs the given classes.
     *
     * @param arguments the names of the classes
     */
    public static void main(String[] arguments) {
        for (String name : arguments) {
            LauncherFactory.create()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(DiscoverySelectors.selectClass(name))
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
}
