package io.unflake.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkerCommandTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-XX:+UseG1GC",
                "-Xmx1g -XX:+UseParallelGC -ea",
                "-XX:-UseZGC",
                "-XX:Flags=jvm.flags",
                "-XX:VMOptionsFile=options",
                "@jvm.args",
                "-ea @jvm.args"
            })
    void a_build_may_choose_the_collector(String arguments) {
        assertThat(WorkerCommand.chooseCollector(List.of("-ea", arguments))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-Xmx1g", "-XX:+UseGCOverheadLimit", "-Dmail=me@example.org"})
    void other_arguments_do_not(String arguments) {
        assertThat(WorkerCommand.chooseCollector(List.of("-ea", arguments))).isFalse();
    }
}
