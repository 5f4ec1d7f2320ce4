package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.report.json.Cause;
import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Strategies that a user adds. */
class OwnStrategyIT {

    @TempDir
    Path folder;

    private Subject subject;

    @BeforeEach
    void compile() throws IOException {
        subject = Subject.compile("shop", folder);
    }

    @Test
    void a_strategy_in_a_plugin_finds_a_flaky_test() throws Exception {
        check(subject.detect("out", "--plugin", plugin().toString(), "--strategy", "disk.none", "--json"), "disk.none");
    }

    @Test
    void a_rule_in_the_configuration_finds_a_flaky_test() throws Exception {
        Files.writeString(folder.resolve("unflake.yaml"), """
                strategies:
                  - name: disk.gone
                    target: java.io.File.getTotalSpace()
                    returns: 0
                """);

        check(subject.detect("out", "--strategy", "disk.gone", "--json"), "disk.gone");
    }

    private void check(List<String> arguments, String strategy) throws Exception {
        Unflake.Ended ended = new Unflake(folder).run(Unflake.words(arguments, "--exclude", "*#worksTwoTimesOfThree"));

        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        assertThat(ended.findings().findings()).extracting(Found::test).containsExactly("shop.ShopTest#hasRoom");
        assertThat(ended.findings().findings().get(0).strategies()).containsExactly(strategy);
        assertThat(ended.findings().findings().get(0).category()).isEqualTo("disk");
        assertThat(ended.findings().findings().get(0).cause())
                .extracting(Cause::site)
                .containsExactly("shop.ShopTest.hasRoom(ShopTest.java:39)");
    }

    /** What a user would build: one class, and the file that names it. */
    private Path plugin() throws IOException {
        Path classes = folder.resolve("plugin");
        Path hooks = Unflake.HOME.resolve("runtime/unflake-hooks.jar");
        Subject.compile(Path.of(System.getProperty("subjects"), "plugin"), classes, hooks.toString());
        Path jar = folder.resolve("plugin.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry("own/NoRoom.class"));
            Files.copy(classes.resolve("own/NoRoom.class"), out);
            out.putNextEntry(new ZipEntry("META-INF/services/io.unflake.hooks.spi.CustomStrategy"));
            out.write("own.NoRoom\n".getBytes(StandardCharsets.UTF_8));
        }
        return jar;
    }
}
