package io.unflake.worker.launch;

import io.unflake.worker.naming.TestNames;
import io.unflake.worker.naming.VintageNumbers;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherFactory;

/** The JUnit Platform of the user's class path, with what is learned about its tests for the life of this JVM. */
public final class Platform {

    private final Launcher launcher = LauncherFactory.create();
    private final VintageNumbers numbers = new VintageNumbers(this::discoverWhole);
    private final Selection selection = new Selection(this::discoverWhole);

    TestPlan discover(LauncherDiscoveryRequest request) {
        return launcher.discover(request);
    }

    /**
     * A request to run what is selected, or a little more where its engine cannot do less.
     *
     * <p>All that has to be found out for it is found out now, so that no code of the user runs for this under a treatment.
     */
    public LauncherDiscoveryRequest request(List<String> selectors, Groups groups) {
        numbers.prepare(selectors);
        return Requests.of(selection.widen(selectors), groups).build();
    }

    public void execute(LauncherDiscoveryRequest request, TestExecutionListener listener) {
        launcher.execute(request, listener);
    }

    /** Names the tests of a plan that was made for these selectors and groups. */
    public TestNames names(TestPlan plan, List<String> selectors, Groups groups) {
        if (groups.isAll()) {
            numbers.learn(plan, classes(selectors));
        }
        return new TestNames(plan, numbers);
    }

    private static Set<String> classes(List<String> selectors) {
        return selectors.stream().filter(selector -> !selector.startsWith("[")).collect(Collectors.toSet());
    }

    private TestPlan discoverWhole(String uniqueId) {
        return launcher.discover(Requests.of(List.of(uniqueId), Groups.ALL).build());
    }
}
