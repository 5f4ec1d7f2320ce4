package io.unflake.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Properties;
import org.junit.jupiter.api.Test;

class ArgLineTest {

    @Test
    void blanksAndLineBreaksSeparateArguments() {
        assertThat(ArgLine.arguments(" -Xmx1g \n\t-Da=b ", new Properties())).containsExactly("-Xmx1g", "-Da=b");
    }

    @Test
    void quotesKeepBlanksTogetherAndVanish() {
        assertThat(ArgLine.arguments("-Da=\"b c\" '-Dd=e \"f\"' \"\"", new Properties()))
                .containsExactly("-Da=b c", "-Dd=e \"f\"", "");
    }

    @Test
    void latePropertiesArePutInAndUnknownOnesStay() {
        Properties late = new Properties();
        late.setProperty("argLine", "-Xss2m");
        assertThat(ArgLine.arguments("@{argLine} @{other}", late)).containsExactly("-Xss2m", "@{other}");
    }

    @Test
    void otherAgentsAreLeftAlone() {
        assertThat(ArgLine.arguments("-javaagent:mockito.jar", new Properties()))
                .containsExactly("-javaagent:mockito.jar");
    }
}
