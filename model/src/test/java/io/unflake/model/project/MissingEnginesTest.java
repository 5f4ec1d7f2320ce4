package io.unflake.model.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class MissingEnginesTest {

    private static final String LAUNCHER = "org.junit.platform:junit-platform-launcher:";
    private static final String ENGINE = "org.junit.platform:junit-platform-engine:";

    @Test
    void jupiter_without_engine_gets_engine_and_launcher_of_its_own_version() {
        assertThat(missing(Map.of(
                        "org.junit.jupiter:junit-jupiter-api", "5.9.1",
                        "org.junit.platform:junit-platform-commons", "1.9.1")))
                .containsExactly(LAUNCHER + "1.9.1", ENGINE + "1.9.1", "org.junit.jupiter:junit-jupiter-engine:5.9.1");
    }

    @Test
    void the_version_of_jupiter_determines_that_of_the_platform() {
        assertThat(missing(Map.of("org.junit.jupiter:junit-jupiter-api", "5.9.1")))
                .contains(LAUNCHER + "1.9.1");
        assertThat(missing(Map.of("org.junit.jupiter:junit-jupiter-api", "6.1.3")))
                .contains(LAUNCHER + "6.1.3");
    }

    @Test
    void a_complete_class_path_lacks_nothing() {
        assertThat(missing(Map.of(
                        "org.junit.jupiter:junit-jupiter-api", "6.1.3",
                        "org.junit.jupiter:junit-jupiter-engine", "6.1.3",
                        "org.junit.platform:junit-platform-engine", "6.1.3",
                        "org.junit.platform:junit-platform-launcher", "6.1.3")))
                .isEmpty();
    }

    @Test
    void junit_4_alone_gets_vintage_on_the_default_platform() {
        assertThat(missing(Map.of("junit:junit", "4.12")))
                .containsExactly(
                        LAUNCHER + "1.14.4", ENGINE + "1.14.4", "org.junit.vintage:junit-vintage-engine:5.14.4");
    }

    @Test
    void junit_4_with_a_platform_gets_the_matching_vintage() {
        assertThat(missing(platformAnd("1.8.2", "junit:junit", "4.13.2")))
                .contains("org.junit.vintage:junit-vintage-engine:5.8.2");
        assertThat(missing(platformAnd("6.1.3", "junit:junit", "4.13.2")))
                .contains("org.junit.vintage:junit-vintage-engine:6.1.3");
        assertThat(missing(platformAnd("1.0.3", "junit:junit", "4.13.2")))
                .contains("org.junit.vintage:junit-vintage-engine:4.12.3");
    }

    @Test
    void testng_gets_its_engine() {
        assertThat(missing(Map.of("org.testng:testng", "7.12.0")))
                .containsExactly(LAUNCHER + "1.14.4", ENGINE + "1.14.4", "org.junit.support:testng-engine:1.1.0");
    }

    @Test
    void spock_includes_the_platform_and_lacks_only_the_launcher() {
        assertThat(missing(platformAnd("1.14.1", "org.spockframework:spock-core", "2.4-groovy-4.0")))
                .containsExactly(LAUNCHER + "1.14.1");
    }

    @Test
    void frameworks_that_are_too_old_are_named() {
        assertThat(MissingEngines.of(Map.of("junit:junit", "4.11")).problem()).contains("JUnit 4.11", "4.12");
        assertThat(MissingEngines.of(Map.of("junit:junit", "3.8.2")).problem()).contains("JUnit 3.8.2");
        assertThat(MissingEngines.of(Map.of("org.testng:testng", "6.8")).problem())
                .contains("TestNG 6.8");
    }

    @Test
    void an_old_junit_in_addition_to_a_new_one_is_not_a_problem() {
        MissingEngines missing = MissingEngines.of(platformAnd("1.10.2", "junit:junit", "4.11"));
        assertThat(missing.problem()).isEmpty();
        assertThat(missing.coordinates()).containsExactly(LAUNCHER + "1.10.2");
    }

    @Test
    void a_class_path_without_test_framework_is_a_problem() {
        assertThat(MissingEngines.of(Map.of()).problem()).contains("no JUnit, TestNG or Spock");
    }

    private static Map<String, String> platformAnd(String platform, String artifact, String version) {
        return Map.of("org.junit.platform:junit-platform-engine", platform, artifact, version);
    }

    private static Iterable<String> missing(Map<String, String> present) {
        MissingEngines missing = MissingEngines.of(present);
        assertThat(missing.problem()).isEmpty();
        return missing.coordinates();
    }
}
