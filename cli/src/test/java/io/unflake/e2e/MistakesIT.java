package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes of users: each gets one sentence, a remedy and the right exit code, never a stack trace. */
class MistakesIT {

    private static final int WRONG_USE = 2;
    private static final int PROJECT = 3;

    @TempDir
    Path folder;

    @Test
    void a_folder_without_maven_project() throws Exception {
        check(run("detect"), WRONG_USE, "is not a Maven project: it has no pom.xml", "--classpath CP");
    }

    @Test
    void a_folder_that_does_not_exist() throws Exception {
        check(run("detect", "--project", "nowhere"), WRONG_USE, "there is no folder", "--project DIR");
    }

    @Test
    void tests_that_do_not_compile() throws Exception {
        project("src/test/java/BrokenTest.java", "class BrokenTest { int x = \"no\"; }");

        Unflake.Ended ended = run("detect");

        assertThat(ended.err()).contains("BrokenTest.java");
        check(ended, PROJECT, "compile", "mvn");
    }

    @Test
    void tests_for_flaws_that_do_not_compile_and_the_log_that_the_message_names() throws Exception {
        project("src/test/java/BrokenTest.java", "class BrokenTest { int x = \"no\"; }");

        Unflake.Ended ended = new Unflake(folder)
                .with("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + folder)
                .run("inject", "--out", "mutants");

        check(ended, PROJECT, "compile", "mvn");
        Matcher log = Pattern.compile("all errors are in (/.*describe[.]log)").matcher(ended.err());
        assertThat(log.find()).as(ended.err()).isTrue();
        assertThat(Path.of(log.group(1))).content().contains("BrokenTest.java");
        assertThat(folder.resolve("mutants")).doesNotExist();
    }

    @Test
    void a_project_without_tests() throws Exception {
        project("src/main/java/Shop.java", "class Shop {}");

        check(run("detect"), PROJECT, "has no tests", "Name a project with tests");
    }

    @Test
    void a_project_without_tests_for_flaws_leaves_nothing_behind() throws Exception {
        project("src/main/java/Shop.java", "class Shop {}");
        Path temporary = Files.createDirectories(folder.resolve("temporary"));

        Unflake.Ended ended = new Unflake(folder)
                .with("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary)
                .run("inject", "--out", "mutants");

        check(ended, PROJECT, "has no tests", "Name a project with tests");
        assertThat(temporary).isDirectoryNotContaining("glob:**unflake-inject*");
    }

    @Test
    void a_class_path_without_tests() throws Exception {
        Subject subject = Subject.compile("shop", folder);

        check(
                run(subject.detect("out", "--tests", "nothing.*")),
                PROJECT,
                "there are no tests to run",
                "Check --tests and --exclude");
    }

    @Test
    void a_jdk_that_is_too_old() throws Exception {
        Files.createDirectories(folder.resolve("jdk/bin"));
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"11.0.2\"\n");
        Subject subject = Subject.compile("shop", folder);

        check(
                run(subject.detect("out", "--java", folder.resolve("jdk").toString())),
                PROJECT,
                "Java 11.0.2",
                "--java HOME");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--strategy random.extrem | there is no strategy 'random.extrem' | Did you mean",
                "--strategy time.fast:factor=quick | 'quick' is not a value for factor | strategies",
                "--strategy time.fast:speed=2 | speed | factor",
                "--mode combined --strategy time.fast --strategy time.slow | both of group time | --mode single",
                "--resume | there is no journal to resume | without --resume",
                "--known bad.csv | bad.csv, line 2 | Expected columns",
                "--config bad.yaml | bad.yaml, line 1 | Known here",
            })
    void an_invalid_option(String options, String sentence, String remedy) throws Exception {
        Files.writeString(folder.resolve("bad.csv"), "shop.ShopTest#drawsAnyNumber\nnothing at all\n");
        Files.writeString(folder.resolve("bad.yaml"), "stratgies: 1\n");
        Subject subject = Subject.compile("shop", folder);

        check(run(subject.detect("out", options.split(" ", -1))), WRONG_USE, sentence, remedy);
    }

    @Test
    void results_that_cannot_be_written() throws Exception {
        Subject subject = Subject.compile("shop", folder);
        Files.writeString(folder.resolve("file"), "");

        check(run(subject.detect("file/out")), WRONG_USE, "cannot", "--out");
    }

    @Test
    void a_disk_that_is_full() throws Exception {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "only Linux has a device that is always full");
        Subject subject = Subject.compile("shop", folder);
        Files.createDirectories(folder.resolve("out"));
        Files.createSymbolicLink(folder.resolve("out/journal.jsonl"), full);

        check(run(subject.detect("out")), PROJECT, "the disk is full", "Free some space");
    }

    private Unflake.Ended run(String... arguments) throws IOException, InterruptedException {
        return run(List.of(arguments));
    }

    private Unflake.Ended run(List<String> arguments) throws IOException, InterruptedException {
        return new Unflake(folder).run(arguments);
    }

    private static void check(Unflake.Ended ended, int exit, String sentence, String remedy) {
        String message = ended.err().substring(Math.max(0, ended.err().indexOf("unflake: ")));
        assertThat(message).startsWith("unflake: ").contains(sentence).contains(remedy);
        assertThat(message).doesNotContain("Exception").doesNotContain("\tat ");
        assertThat(ended.exit()).as(message).isEqualTo(exit);
        assertThat(ended.out()).isEmpty();
    }

    /** The smallest Maven project around a source file. */
    private void project(String file, String source) throws IOException {
        MavenFolder.prepare(folder);
        Files.copy(Path.of(System.getProperty("subjects"), "small.pom.xml"), folder.resolve("pom.xml"));
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, source);
    }
}
