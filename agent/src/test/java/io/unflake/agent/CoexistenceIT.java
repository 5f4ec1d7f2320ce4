package io.unflake.agent;

import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.when;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import subject.Clocks;
import subject.Dice;
import subject.Shop;

class CoexistenceIT {

    @Nested
    class With_mockito {

        @Test
        void a_mocked_generator_is_deliberate() throws Exception {
            Random mocked = mock(Random.class);
            when(mocked.nextInt(anyInt())).thenReturn(3);
            assertThat(under(() -> Dice.ofRandom(mocked, 10), Treated.LARGEST_DRAWS))
                    .isEqualTo(3);
        }

        @Test
        void mocks_and_spies_of_instrumented_classes_work() throws Exception {
            Shop mocked = mock(Shop.class);
            when(mocked.price(anyString(), anyInt())).thenReturn(7.0);
            assertThat(mocked.price("bun", 1)).isEqualTo(7.0);
            Shop spied = spy(new Shop());
            assertThat(spied.price("bun", 1)).isEqualTo(10.0);
            assertThat(under(() -> Shop.Customer.asks(), "shop.cheap")).isEqualTo(10.0);
        }

        @Test
        void a_class_that_was_retransformed_keeps_its_hooks() throws Exception {
            assertThat(mock(Clocks.Named.class)).isNotNull();
            assertThat(mock(Clocks.class)).isNotNull();
            assertThat(under(Clocks::years, Treated.YEAR_3000)).containsOnly(3000);
        }
    }

    @Nested
    class With_jacoco {

        @TempDir
        Path folder;

        @ParameterizedTest
        @ValueSource(booleans = {true, false})
        void both_agents_work_in_any_order(boolean jacocoFirst) throws Exception {
            Path data = folder.resolve("jacoco.exec");
            List<String> agents = new ArrayList<>(List.of(
                    "-javaagent:" + Path.of("target", "others", "jacoco.jar") + "=destfile=" + data,
                    "-javaagent:" + System.getProperty("unflake.agent") + "=strategy=random.extreme;out=" + folder));
            if (!jacocoFirst) {
                agents.add(agents.remove(0));
            }
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(agents);
            command.addAll(List.of("-cp", Path.of("target", "test-classes").toString(), "subject.Main"));
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String output = new String(process.getInputStream().readAllBytes());

            assertThat(process.waitFor()).as(output).isZero();
            assertThat(output.lines()).startsWith("drawn 9", "drawn 9", "drawn 9");
            assertThat(new String(Files.readAllBytes(data), java.nio.charset.StandardCharsets.ISO_8859_1))
                    .contains("subject/Main");
        }
    }
}
