package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.codec.Codec;
import io.unflake.model.repair.Repair;
import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Repairs of findings. */
class RepairIT {

    private static final String OUT = "target/unflake";

    @TempDir
    static Path folder;

    private static Unflake unflake;
    private static List<Found> findings;

    @BeforeAll
    static void detect() throws Exception {
        Subject subject = Subject.compile("mended", folder);
        copySources();
        unflake = new Unflake(folder);
        findings = unflake.run(subject.detect(
                        OUT,
                        "--sources",
                        folder.resolve("src").toString(),
                        "--strategy",
                        "order.reverse",
                        "--strategy",
                        "locale.change",
                        "--strategy",
                        "collection.shuffle",
                        "--thorough",
                        "--json"))
                .findings()
                .findings();
    }

    private static void copySources() throws IOException {
        Path sources = Path.of(System.getProperty("subjects"), "mended", "mended");
        Path copy = Files.createDirectories(folder.resolve("src/mended"));
        for (String name : List.of("Till.java", "MorningTest.java", "NoonTest.java")) {
            Files.copy(sources.resolve(name), copy.resolve(name));
        }
    }

    private static String id(String method) {
        return findings.stream()
                .filter(found -> found.test().equals("mended.MorningTest#" + method))
                .findFirst()
                .orElseThrow()
                .id();
    }

    @Test
    void a_polluter_gets_a_fixture_and_no_source_changes() throws Exception {
        Path source = folder.resolve("src/mended/NoonTest.java");
        String original = Files.readString(source);

        Unflake.Ended ended = unflake.run("repair", id("nothingIsSold"), "--json");

        assertThat(ended.exit()).as(ended.err()).isZero();
        Repair repair = Codec.read(Repair.class, ended.out());
        assertThat(repair.patch().in()).isEqualTo("polluter");
        assertThat(repair.patch().changes()).containsExactly("src/mended/NoonTest.java");
        assertThat(repair.patch().diff()).contains("+    @AfterEach", "+        Till.closeForToday();");
        assertThat(repair.patch().verified())
                .extracting(Repair.Verified::runs)
                .containsExactly(
                        "the failing order",
                        "the passing order",
                        "the whole class NoonTest",
                        "the whole class MorningTest");
        assertThat(repair.patch().verified()).allMatch(runs -> runs.passed() == 5);
        assertThat(Files.readString(source)).isEqualTo(original);
        assertThat(folder.resolve(OUT + "/patches/" + id("nothingIsSold") + ".diff"))
                .content()
                .isEqualTo(repair.patch().diff());
    }

    @Test
    void the_victim_is_changed_on_request() throws Exception {
        Unflake.Ended ended = unflake.run("repair", "mended.MorningTest#nothingIsSold", "--in", "victim");

        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(ended.out())
                .startsWith("repaired mended.MorningTest#nothingIsSold\n")
                .contains("+++ b/src/mended/MorningTest.java", "+    @BeforeEach")
                .contains("git -C " + folder.toRealPath() + " apply ");
    }

    @Test
    void a_call_at_the_site_of_the_cause_is_changed() throws Exception {
        Unflake.Ended ended = unflake.run("repair", id("labelsAreInUpperCase"));

        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(ended.out())
                .contains("+        return name.toUpperCase(Locale.ROOT);")
                .contains("+import java.util.Locale;")
                .contains("5 of 5 runs: the treatment that makes it fail")
                .contains("5 of 5 runs: the same treatment everywhere");
    }

    @Test
    void the_sources_change_on_request() throws Exception {
        Path source = folder.resolve("src/mended/Till.java");
        String original = Files.readString(source);
        try {
            Unflake.Ended ended = unflake.run("repair", id("labelsAreInUpperCase"), "--apply", "--json");

            assertThat(ended.exit()).as(ended.err()).isZero();
            assertThat(Codec.read(Repair.class, ended.out()).patch().applied()).isTrue();
            assertThat(source)
                    .content()
                    .isEqualTo(original.replace(".toUpperCase()", ".toUpperCase(Locale.ROOT)")
                            .replace("java.util.List;\n", "java.util.List;\nimport java.util.Locale;\n"));
        } finally {
            Files.writeString(source, original);
        }
    }

    @Test
    void what_has_no_mechanical_fix_gets_no_patch() throws Exception {
        Unflake.Ended ended = unflake.run("repair", id("receiptsBeginWithTheName"));

        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        assertThat(ended.out()).startsWith("no patch for mended.MorningTest#receiptsBeginWithTheName\n");
        assertThat(folder.resolve(OUT + "/patches/" + id("receiptsBeginWithTheName") + ".diff"))
                .doesNotExist();
    }

    @Test
    void a_mistake_gets_a_sentence_and_a_remedy() throws Exception {
        Unflake.Ended unknown = unflake.run("repair", "fffffff");
        Unflake.Ended wrong = unflake.run("repair", id("nothingIsSold"), "--in", "middle");

        assertThat(unknown.exit()).isEqualTo(2);
        assertThat(unknown.err()).contains("there is no finding 'fffffff'");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("Use --in victim or --in polluter.");
    }
}
