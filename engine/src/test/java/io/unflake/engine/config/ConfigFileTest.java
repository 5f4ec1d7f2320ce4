package io.unflake.engine.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.UserException;
import io.unflake.model.strategy.CustomRule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigFileTest {

    @TempDir
    Path folder;

    @Test
    void own_strategies_come_in_three_forms() throws IOException {
        Config config = read("""
                strategies:
                  - name: disk.full
                    target: java.io.File.getFreeSpace()
                    returns: 0
                  - name: disk.small
                    target: java.io.File.getTotalSpace()
                    scaleResult: 0.5
                  - {name: shop.hasty, target: "shop.*.timeout(*)", scaleArgument: {argument: 2, by: 0.1}}
                """);

        assertThat(config.rules())
                .containsExactly(
                        new CustomRule(
                                "disk.full", "java.io.File.getFreeSpace()", CustomRule.Form.RETURN_FIXED, "0", 0),
                        new CustomRule(
                                "disk.small", "java.io.File.getTotalSpace()", CustomRule.Form.RETURN_SCALED, "0.5", 0),
                        new CustomRule("shop.hasty", "shop.*.timeout(*)", CustomRule.Form.ARGUMENT_SCALED, "0.1", 2));
    }

    @Test
    void options_have_defaults_here() throws IOException {
        Config config = read("""
                strategy: [paper, "time.increment:delta=10s"]
                exclude: SlowTest
                plugin: lib/own.jar
                jobs: 4
                budget: 10m
                test-timeout: 30s
                """);

        assertThat(config.strategy()).containsExactly("paper", "time.increment:delta=10s");
        assertThat(config.exclude()).containsExactly("SlowTest");
        assertThat(config.plugin()).containsExactly(folder.resolve("lib/own.jar"));
        assertThat(config.jobs()).isEqualTo(4);
        assertThat(config.budget()).isEqualTo("10m");
        assertThat(config.testTimeout()).isEqualTo("30s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# nothing yet", "---"})
    void an_empty_file_changes_nothing(String text) throws IOException {
        assertThat(read(text)).isEqualTo(Config.NONE);
    }

    @Test
    void every_mistake_is_named_with_its_line_and_a_remedy() {
        assertMistake("jobs: 4\nstrategys: x\n", "line 2: unknown key 'strategys'", "'strategy'");
        assertMistake("jobs: many\n", "line 1: 'many' is not a number of jobs", "4");
        assertMistake("\nbudget: soon\n", "line 2: 'soon' is not a duration", "10m");
        assertMistake("jobs: 1\njobs: 2\n", "line 2: 'jobs' is there twice", "Remove");
        assertMistake("exclude: {a: b}\n", "line 1: expected a text", "one line");
        assertMistake("- a\n- b\n", "line 1: expected 'key: value'", "docs");
        assertMistake("exclude: [a\njobs: ]1\n", "line 2", "YAML");
        assertMistake("exclude: \"a\n", "line 2", "YAML");
        assertMistake("\texclude: a\n", "line 1", "YAML");
    }

    @Test
    void every_mistake_in_a_strategy_is_named_with_its_line() {
        assertMistake("strategies:\n  - target: a.b()\n", "line 2: 'name' is missing", "name");
        assertMistake("strategies:\n  - name: full\n", "line 2: 'full' is no name of a strategy", "disk.full");
        assertMistake("strategies:\n  - name: a.b\n    target: nonsense\n", "line 3: 'nonsense' is no target", "API");
        assertMistake(
                "strategies:\n  - name: a.b\n    target: x.y()\n", "line 2: strategy 'a.b' says nothing", "one of");
        assertMistake(
                "strategies:\n- {name: a.b, target: x.y(), returns: 1, scaleResult: 2}\n",
                "line 2: strategy 'a.b' says more than one thing",
                "one of");
        assertMistake(
                "strategies:\n- {name: a.b, target: x.y(), scaleResult: NaN}\n", "line 2: 'NaN' is no factor", "0.1");
        assertMistake(
                "strategies:\n- name: a.b\n  target: x.y()\n  scaleArgument:\n    argument: 0\n    by: 2\n",
                "line 5: '0' is no argument",
                "from 1");
        assertMistake(
                "strategies:\n- name: a.b\n  target: x.y()\n  scaleArgument: 3\n",
                "line 4: expected 'key: value'",
                "docs");
        assertMistake("strategies:\n- {name: a.b, traget: x}\n", "line 2: unknown key 'traget'", "'target'");
    }

    @Test
    void tags_construct_nothing() throws IOException {
        Config config = read("exclude: !!javax.script.ScriptEngineManager x\n");

        assertThat(config.exclude()).containsExactly("x");
    }

    @Test
    void an_endless_alias_does_no_harm() {
        assertMistake("exclude: &a [*a, *a]\n", "line 1: expected a text", "one line");
    }

    @Test
    void a_file_that_is_no_text_or_not_there_is_a_sentence_and_a_remedy() throws IOException {
        Path binary = Files.write(folder.resolve("binary"), "\u00e4".getBytes(StandardCharsets.ISO_8859_1));

        assertThatThrownBy(() -> ConfigFile.read(binary)).isInstanceOf(UserException.class);
        assertThatThrownBy(() -> ConfigFile.read(folder.resolve("gone.yaml")))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("cannot read");
    }

    private void assertMistake(String yaml, String expected, String remedy) {
        assertThatThrownBy(() -> read(yaml)).isInstanceOfSatisfying(UserException.class, e -> {
            assertThat(e).hasMessageContaining("unflake.yaml, " + expected);
            assertThat(e.remedy()).contains(remedy);
        });
    }

    private Config read(String yaml) throws IOException {
        return ConfigFile.read(Files.writeString(folder.resolve("unflake.yaml"), yaml));
    }
}
