package io.unflake.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HarmlessArgumentsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-Xmx512m",
                "-Dshop.mode=fast and slow",
                "-Dshop",
                "-ea",
                "-ea:shop...",
                "-XX:+UseSerialGC",
                "-XX:MaxMetaspaceSize=64m",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "java.base/java.lang=ALL-UNNAMED",
                "--enable-preview",
                "-Xss2m",
            })
    void settings_of_memory_modules_and_properties_are_harmless(String argument) {
        assertThat(HarmlessArguments.others(List.of(argument))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-javaagent:/tmp/x.jar",
                "-agentlib:jdwp=transport=dt_socket",
                "-agentpath:/tmp/x.so",
                "-XX:OnError=reboot",
                "-XX:OnOutOfMemoryError=touch /tmp/x",
                "-XX:Flags=.hotspotrc",
                "-XX:VMOptionsFile=x",
                "-XX:HeapDumpPath=/home/me/.profile",
                "-Xlog:gc:file=/tmp/x",
                "-Xbootclasspath/a:/tmp/x.jar",
                "-cp",
                "@/tmp/args",
                "--patch-module=java.base=/tmp/x",
                "shop.Main",
                "",
            })
    void what_runs_other_code_or_writes_files_is_not(String argument) {
        assertThat(HarmlessArguments.others(List.of("-Xmx1g", argument))).containsExactly(argument);
    }
}
