package io.unflake.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Properties;
import org.junit.jupiter.api.Test;

class ArgLineTest {

    @Test
    void spaces_and_line_breaks_separate_arguments() {
        assertThat(ArgLine.arguments(" -Xmx1g \n\t-Da=b ", new Properties())).containsExactly("-Xmx1g", "-Da=b");
    }

    @Test
    void quoted_spaces_do_not_separate_arguments_and_quotes_are_removed() {
        assertThat(ArgLine.arguments("-Da=\"b c\" '-Dd=e \"f\"' \"\"", new Properties()))
                .containsExactly("-Da=b c", "-Dd=e \"f\"", "");
    }

    @Test
    void replaces_late_properties_and_keeps_unknown_ones() {
        Properties late = new Properties();
        late.setProperty("argLine", "-Xss2m");
        assertThat(ArgLine.arguments("@{argLine} @{other}", late)).containsExactly("-Xss2m", "@{other}");
    }

    @Test
    void does_not_change_other_agents() {
        assertThat(ArgLine.arguments("-javaagent:mockito.jar", new Properties()))
                .containsExactly("-javaagent:mockito.jar");
    }
}
