package io.unflake.sanitise.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.sanitise.assume.Assumptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SanitiseSettingsTest {

    @TempDir
    private Path folder;

    private SanitiseSettings settings(String... pairs) {
        Properties properties = new Properties();
        for (int i = 0; i < pairs.length; i += 2) {
            properties.setProperty(pairs[i], pairs[i + 1]);
        }
        return SanitiseSettings.of(properties, folder);
    }

    @Test
    void has_defaults() {
        assertThat(settings())
                .isEqualTo(new SanitiseSettings(
                        List.of(),
                        false,
                        Integer.MAX_VALUE,
                        folder.resolve("unflake-quarantine.yaml"),
                        folder.resolve("target/unflake")));
    }

    @Test
    void reads_all_properties() {
        SanitiseSettings settings = settings(
                "unflake.sanitise",
                "network, port",
                "unflake.sanitise.loopback",
                "true",
                "unflake.sanitise.max",
                "3",
                "unflake.sanitise.quarantine",
                "q.yaml",
                "unflake.sanitise.out",
                "reports");

        assertThat(settings)
                .isEqualTo(new SanitiseSettings(
                        List.of("network", "port"), true, 3, folder.resolve("q.yaml"), folder.resolve("reports")));
    }

    @Test
    void gradle_projects_have_another_report_folder() throws IOException {
        Files.createFile(folder.resolve("build.gradle.kts"));

        assertThat(settings().out()).isEqualTo(folder.resolve("build/unflake"));
    }

    @Test
    void reports_mistakes() {
        assertThatThrownBy(() -> settings("unflake.sanitise.max", "few"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("unflake.sanitise.max is \"few\", but must be a number of tests, such as 20");
        assertThatThrownBy(() ->
                        Assumptions.active(List.of("netwrok"), false, SanitiseSettingsTest.class.getClassLoader()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "unknown assumption \"netwrok\"; known are network, port, disk, memory, display, permission");
    }
}
