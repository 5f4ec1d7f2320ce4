package io.unflake.worker.launch;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** Builds requests to the JUnit Platform that run tests sequentially and tolerate broken classes. */
public final class Requests {

    /** Settings that the worker requires; all others come from the user's {@code junit-platform.properties}. */
    private static final Map<String, String> PARAMETERS = Map.of(
            "junit.jupiter.execution.parallel.enabled", "false",
            "junit.vintage.execution.parallel.enabled", "false",
            "cucumber.execution.parallel.enabled", "false",
            "junit.platform.discovery.listener.default", "logging",
            "junit.platform.stacktrace.pruning.enabled", "false");

    private static final String ENGINE = "[engine:";

    private Requests() {}

    /** Builds a request for classes and unique ids; a selector that starts with a bracket is a unique id. */
    public static LauncherDiscoveryRequestBuilder of(List<String> selectors, TestGroups groups) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selectors.stream().map(Requests::selector).toList())
                .filters(groups.filters())
                .filters(engines(selectors))
                .configurationParameters(PARAMETERS);
    }

    /** Other engines would load their classes only to find nothing. */
    private static EngineFilter[] engines(List<String> selectors) {
        Set<String> engines = new LinkedHashSet<>();
        for (String selector : selectors) {
            if (!selector.startsWith(ENGINE)) {
                return new EngineFilter[0];
            }
            engines.add(selector.substring(ENGINE.length(), selector.indexOf(']')));
        }
        return new EngineFilter[] {EngineFilter.includeEngines(List.copyOf(engines))};
    }

    private static DiscoverySelector selector(String text) {
        return text.startsWith("[") ? DiscoverySelectors.selectUniqueId(text) : DiscoverySelectors.selectClass(text);
    }
}
