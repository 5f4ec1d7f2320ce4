package io.unflake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script at the root, with a fake Java and a fake Maven that only record how they were called. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(60)
class StartScriptTest {

    private static final Path SCRIPT = Path.of("..", "unflake");

    private static final String MAVEN = """
            echo "$@" >>calls
            echo '[INFO] Building Unflake Model 0.1.0          [2/9]'
            sleep 1
            mkdir -p cli/target/unflake
            touch cli/target/unflake/complete
            """;

    private static final String FAILING = "echo '[ERROR] Till.java:[3,5] no such thing'\nexit 1\n";

    @TempDir
    private Path folder;

    private Path root;
    private Path jdk;

    @BeforeEach
    void layOut() throws IOException {
        root = Files.createDirectories(folder.resolve("the root"));
        jdk = folder.resolve("jdk");
        Files.copy(SCRIPT, root.resolve("unflake"));
        Files.createDirectories(root.resolve("model/src/main/java"));
        Files.writeString(root.resolve("pom.xml"), "");
        program(jdk.resolve("bin/java"), "for a; do printf '[%s]' \"$a\"; done\n");
        java("17.0.2");
        program(folder.resolve("bin/mvn"), MAVEN);
    }

    @Test
    void the_first_use_builds_and_says_so() throws Exception {
        Ended first = run();
        assertThat(first.output())
                .contains("unflake: building", "Unflake Model 0.1.0 [2/9]")
                .contains("[io.unflake.cli.Main]");
        assertThat(first.code()).isZero();
        assertThat(run().output()).doesNotContain("building");
        assertThat(builds()).hasSize(1);
    }

    @Test
    void arguments_are_passed_unchanged_through_a_link_from_any_folder() throws Exception {
        stamp();
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("the root", "unflake"));
        Ended ended = start(link, "a b", "", "*", "'").end();
        assertThat(ended.output())
                .endsWith("[io.unflake.cli.Main][a b][][*][']")
                .contains("[-Dunflake.home=" + root.toRealPath() + "/cli/target/unflake]");
    }

    @Test
    void a_changed_source_triggers_a_build() throws Exception {
        stamp();
        Path source = Files.writeString(root.resolve("model/src/main/java/A.java"), "");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
        run();
        assertThat(builds()).hasSize(1);
    }

    @Test
    void a_failed_build_shows_its_errors_and_its_log() throws Exception {
        program(folder.resolve("bin/mvn"), FAILING);
        Ended ended = run();
        assertThat(ended.code()).isEqualTo(4);
        assertThat(ended.output()).contains("Till.java:[3,5] no such thing", "target/build.log");
        assertThat(root.resolve("target/build.lock")).doesNotExist();
    }

    @Test
    void two_calls_at_the_same_time_build_once() throws Exception {
        Started one = start(root.resolve("unflake"));
        Started two = start(root.resolve("unflake"));
        assertThat(one.end().code()).isZero();
        assertThat(two.end().code()).isZero();
        assertThat(builds()).hasSize(1);
    }

    @Test
    void the_lock_of_a_killed_build_is_ignored() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Path lock = Files.createDirectories(root.resolve("target/build.lock"));
        Files.writeString(lock.resolve("pid"), gone.pid() + "\n");
        assertThat(run().code()).isZero();
        assertThat(builds()).hasSize(1);
    }

    @Test
    void an_old_java_is_refused_with_one_sentence() throws Exception {
        stamp();
        java("1.8.0_402");
        Ended ended = run();
        assertThat(ended.code()).isEqualTo(2);
        assertThat(ended.output().lines()).hasSize(1).first().asString().contains("Java 1.8.0_402", "JAVA_HOME");
    }

    @Test
    void a_java_home_without_java_is_reported() throws Exception {
        Files.delete(jdk.resolve("bin/java"));
        Ended ended = run();
        assertThat(ended.code()).isEqualTo(2);
        assertThat(ended.output()).contains("there is no Java in JAVA_HOME");
    }

    private void stamp() throws IOException {
        Path stamp = root.resolve("cli/target/unflake/complete");
        Files.createDirectories(stamp.getParent());
        Files.createFile(stamp);
        Files.setLastModifiedTime(stamp, FileTime.from(Instant.now().plusSeconds(2)));
    }

    private void java(String version) throws IOException {
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    }

    private List<String> builds() throws IOException {
        return Files.readAllLines(root.resolve("calls"));
    }

    private Ended run() throws Exception {
        return start(root.resolve("unflake")).end();
    }

    private Started start(Path script, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(arguments));
        Path output = Files.createTempFile(folder, "output", "");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().put("JAVA_HOME", jdk.toString());
        builder.environment().merge("PATH", folder.resolve("bin") + ":", (path, bin) -> bin + path);
        return new Started(builder.start(), output);
    }

    private static void program(Path file, String script) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private record Started(Process process, Path output) {

        Ended end() throws Exception {
            return new Ended(process.waitFor(), Files.readString(output));
        }
    }

    private record Ended(int code, String output) {}
}
