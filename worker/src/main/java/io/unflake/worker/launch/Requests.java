package io.unflake.worker.launch;

import java.util.List;
import java.util.Map;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** Builds requests to the JUnit Platform that run tests one at a time and survive a broken class. */
public final class Requests {

    /** What the worker insists on; everything else stays as the user's {@code junit-platform.properties} says. */
    private static final Map<String, String> PARAMETERS = Map.of(
            "junit.jupiter.execution.parallel.enabled", "false",
            "junit.vintage.execution.parallel.enabled", "false",
            "cucumber.execution.parallel.enabled", "false",
            "junit.platform.discovery.listener.default", "logging",
            "junit.platform.stacktrace.pruning.enabled", "false");

    private Requests() {}

    /** A request for classes and, where a selector starts with a bracket, for what has this unique id. */
    public static LauncherDiscoveryRequestBuilder of(List<String> selectors, TestGroups groups) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selectors.stream().map(Requests::selector).toList())
                .filters(groups.filters())
                .configurationParameters(PARAMETERS);
    }

    private static DiscoverySelector selector(String text) {
        return text.startsWith("[") ? DiscoverySelectors.selectUniqueId(text) : DiscoverySelectors.selectClass(text);
    }
}
