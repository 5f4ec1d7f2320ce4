package io.unflake.worker.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.launcher.EngineFilter;

class RequestsTest {

    private static final String OF_JUPITER = "[engine:junit-jupiter]/[class:A]/[method:a()]";
    private static final String OF_VINTAGE = "[engine:junit-vintage]/[runner:B]";

    @Test
    void single_tests_are_asked_only_of_their_engines() {
        assertThat(asksJupiter(OF_JUPITER)).isTrue();
        assertThat(asksJupiter(OF_JUPITER, OF_VINTAGE)).isTrue();
        assertThat(asksJupiter(OF_VINTAGE)).isFalse();
    }

    @Test
    void classes_are_asked_of_all_engines() {
        assertThat(asksJupiter(OF_VINTAGE, "B")).isTrue();
    }

    private static boolean asksJupiter(String... selectors) {
        List<EngineFilter> filters =
                Requests.of(List.of(selectors), TestGroups.ALL).build().getEngineFilters();
        TestEngine jupiter = ServiceLoader.load(TestEngine.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(engine -> engine.getId().equals("junit-jupiter"))
                .findFirst()
                .orElseThrow();
        return filters.stream().allMatch(filter -> filter.apply(jupiter).included());
    }
}
