package io.unflake.model.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ModuleDescriptionTest {

    private static final ModuleDescription MODULE = new ModuleDescription(
            "shop",
            "/shop",
            "/jdk",
            List.of("a.jar"),
            List.of(),
            List.of("c"),
            List.of("t"),
            List.of(),
            List.of(),
            List.of(),
            "",
            "",
            List.of("-ea", "-Xmx2g"),
            Map.of(),
            Map.of(),
            "/shop",
            false);

    @Test
    void the_users_arguments_come_last_and_override_those_of_the_build() {
        assertThat(MODULE.withMoreJvmArguments(List.of("-Xmx1g")).jvmArguments())
                .containsExactly("-ea", "-Xmx2g", "-Xmx1g");
    }

    @Test
    void nothing_else_changes() {
        assertThat(MODULE.withMoreJvmArguments(List.of())).isEqualTo(MODULE);
        assertThat(MODULE.withJavaHome("/jdk")).isEqualTo(MODULE);
    }

    @Test
    void the_settings_of_a_build_can_be_used_for_other_tests() {
        TestSettings settings = new TestSettings(
                List.of("**/*Spec.java"),
                List.of("**/Slow*.java"),
                "quick",
                "slow",
                List.of("-Xss2m"),
                Map.of("port", "0"),
                Map.of("HOME", "/shop"),
                true);

        ModuleDescription changed = MODULE.withSettings(settings);

        assertThat(changed.settings()).isEqualTo(settings);
        assertThat(changed.withSettings(MODULE.settings())).isEqualTo(MODULE);
    }
}
