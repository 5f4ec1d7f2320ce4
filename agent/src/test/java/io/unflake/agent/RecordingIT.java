package io.unflake.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.agent.ByteBuddyAgent;
import org.h2.Driver;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockito.Mockito;
import org.objenesis.Objenesis;

/** What a JVM that records tells of a program that touches all kinds of state. */
class RecordingIT {

    private static final String TEXT = "file temp/text.txt";

    @TempDir
    static Path folder;

    private static final List<Line> LINES = new ArrayList<>();

    private record Line(String step, String state, String end, boolean read, boolean wrote) {}

    @BeforeAll
    static void record() throws Exception {
        String classes = Path.of("target", "test-classes").toAbsolutePath().toString();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-javaagent:" + System.getProperty("unflake.agent") + "=config="
                                + Path.of(classes, "agent-config.json") + ";record=true",
                        "-Djava.io.tmpdir=" + folder,
                        "-XX:+EnableDynamicAgentLoading",
                        "-XX:-PrintWarnings",
                        "-cp",
                        classes
                                + File.pathSeparator
                                + jars(
                                        Mockito.class,
                                        ByteBuddy.class,
                                        ByteBuddyAgent.class,
                                        Objenesis.class,
                                        Driver.class),
                        "subject.Recorded")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor()).as(output).isZero();
        for (String line : output.lines().toList()) {
            String[] parts = line.split("\\|", -1);
            assertThat(parts).as(output).hasSize(5);
            LINES.add(new Line(parts[0], parts[1], parts[2], parts[3].equals("true"), parts[4].equals("true")));
        }
    }

    private static String jars(Class<?>... libraries) {
        return Stream.of(libraries)
                .map(each ->
                        each.getProtectionDomain().getCodeSource().getLocation().getPath())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Line of(String step, String state) {
        return LINES.stream()
                .filter(line -> line.step().equals(step) && line.state().equals(state))
                .findFirst()
                .orElseThrow(() -> new AssertionError(step + " has no trace of " + state + " in " + LINES));
    }

    private static Line field(String step, String name) {
        return of(step, "field subject.Recorded$State." + name);
    }

    private static List<String> states(String step) {
        return LINES.stream()
                .filter(line -> line.step().equals(step))
                .map(Line::state)
                .toList();
    }

    @Test
    void it_is_known_whether_a_field_was_read_or_written() {
        assertThat(field("read text", "text")).matches(line -> line.read() && !line.wrote());
        assertThat(field("write text", "text")).matches(line -> !line.read() && line.wrote());
        assertThat(field("write and read text", "text")).matches(line -> !line.read() && line.wrote());
    }

    @Test
    void equal_values_have_equal_ends() {
        assertThat(field("read text", "text").end())
                .isEqualTo(field("write and read text", "text").end())
                .isNotEqualTo(field("write text", "text").end());
        assertThat(field("read list", "LIST").end())
                .isEqualTo(field("empty list", "LIST").end())
                .isNotEqualTo(field("fill list", "LIST").end());
    }

    @Test
    void what_can_change_inside_may_have_been_written() {
        assertThat(field("read list", "LIST")).matches(line -> line.read() && line.wrote());
        assertThat(field("count", "NUMBER").end()).isNotEmpty();
    }

    @Test
    void identity_does_not_count() {
        assertThat(field("fill set", "SET").end())
                .isNotEmpty()
                .isEqualTo(field("fill set again", "SET").end());
    }

    @Test
    void what_never_changes_is_not_worth_a_word() {
        assertThat(states("constants")).noneMatch(state -> state.startsWith("field"));
    }

    @Test
    void variables_of_the_thread_cycles_and_objects_that_must_not_be_called_are_looked_at() {
        assertThat(field("own", "OWN").end()).isNotEmpty();
        assertThat(field("cycle", "CYCLE").end()).isNotEmpty();
        assertThat(field("hostile", "HOSTILE").end()).isNotEmpty();
    }

    @Test
    void what_is_too_large_or_too_deep_is_unknown() {
        assertThat(field("large", "large").end()).isEmpty();
        assertThat(field("deep", "node").end()).isEmpty();
    }

    @Test
    void properties_are_recorded_by_key() {
        assertThat(of("get property", "property subject.key")).matches(line -> line.read() && !line.wrote());
        assertThat(of("set property", "property subject.key")).matches(line -> !line.read() && line.wrote());
        assertThat(of("set property", "property subject.key").end())
                .isNotEqualTo(of("get property", "property subject.key").end());
        assertThat(of("replace properties", "property subject.key").wrote()).isTrue();
    }

    @Test
    void the_default_locale_and_zone_are_recorded() {
        assertThat(of("get locale", "locale")).matches(line -> line.read() && !line.wrote());
        assertThat(of("set locale", "locale")).matches(line -> !line.read() && line.wrote());
        assertThat(of("set locale", "locale").end()).contains("fr_CA");
        assertThat(of("get zone", "zone")).matches(line -> line.read() && !line.wrote());
        assertThat(of("set zone", "zone")).matches(line -> !line.read() && line.wrote());
        assertThat(of("set zone", "zone").end()).isEqualTo("Asia/Tokyo");
    }

    @Test
    void fields_of_an_instance_that_tests_share_are_recorded() {
        String shared = "field subject.Instances$PerClass.";
        assertThat(of("read shared", shared + "number")).matches(line -> line.read() && !line.wrote());
        assertThat(of("write shared", shared + "number")).matches(line -> !line.read() && line.wrote());
        assertThat(of("write shared", shared + "number").end())
                .isEqualTo(of("use shared", shared + "number").end())
                .isNotEqualTo(of("read shared", shared + "number").end());
        assertThat(states("use shared"))
                .contains(shared + "large", shared + "precise", shared + "list", shared + "text")
                .doesNotContain(shared + "constant");
        assertThat(of("touch outer", shared + "text").wrote()).isTrue();
    }

    @Test
    void who_shares_an_instance_may_say_so_in_a_superclass_or_an_annotation() {
        assertThat(states("inherited")).contains("field subject.Instances$Inheriting.number");
        assertThat(states("composed")).contains("field subject.Instances$Composed.number");
        assertThat(states("ng")).contains("field subject.Instances$Ng.number");
    }

    @Test
    void fields_that_features_of_Spock_share_are_those_of_the_shared_instance() {
        String things = "field subject.Instances$Specification.things";
        assertThat(of("get of Spock", things)).matches(line -> line.read() && !line.wrote());
        assertThat(of("set of Spock", things)).matches(line -> !line.read() && line.wrote());
        assertThat(of("set of Spock", things).end())
                .isNotEqualTo(of("get of Spock", things).end());
    }

    @Test
    void objects_that_are_made_for_one_test_are_not_recorded() {
        assertThat(states("not shared")).noneMatch(state -> state.startsWith("field"));
    }

    @Test
    void what_was_called_and_stubbed_on_a_mock_counts() {
        String inline = "field subject.Recorded$Mocked.INLINE";
        assertThat(Stream.of("mock inline", "call inline", "stub inline")
                        .map(step -> of(step, inline).end()))
                .doesNotHaveDuplicates()
                .doesNotContain("");
        assertThat(of("reset inline", inline).end())
                .isNotIn(
                        of("call inline", inline).end(),
                        of("stub inline", inline).end());
        assertThat(of("mock inline", inline).wrote()).isTrue();
    }

    @Test
    void mocks_that_are_subclasses_and_spies_are_looked_at_alike() {
        String subclass = "field subject.Recorded$Mocked.SUBCLASS";
        assertThat(of("mock subclass", subclass).end())
                .isNotEqualTo(of("call subclass", subclass).end())
                .isNotEmpty();
        String spy = "field subject.Recorded$Mocked.SPY";
        assertThat(of("change spy", spy).end())
                .isNotEqualTo(of("mock spy", spy).end())
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "File.exists",
                "File.length",
                "File.canWrite",
                "FileInputStream",
                "RandomAccessFile to read",
                "Files.exists",
                "Files.readString",
                "Files.lines",
                "Files.size",
                "Files.isReadable",
                "Files.readAttributes",
                "FileChannel to read",
                "Files.copy from"
            })
    void a_file_is_read(String step) {
        assertThat(of(step, TEXT)).matches(line -> line.read() && !line.wrote());
        assertThat(of(step, TEXT).end()).isEqualTo(of("prepare", TEXT).end()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "FileOutputStream",
                "Files.writeString",
                "FileChannel to write",
                "File.delete",
                "Files.deleteIfExists"
            })
    void a_file_is_written_or_deleted(String step) {
        assertThat(of(step, TEXT)).matches(line -> !line.read() && line.wrote());
        assertThat(of(step, TEXT).end()).isNotEqualTo(of("prepare", TEXT).end()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"append", "RandomAccessFile to write", "Files.copy to", "File.setWritable", "File.createNewFile"
            })
    void a_file_is_changed(String step) {
        assertThat(of(step, TEXT)).matches(line -> line.read() && line.wrote());
        assertThat(of(step, TEXT).end()).isNotEmpty();
    }

    @Test
    void what_a_file_is_like_includes_whether_it_is_there_and_who_may_read_it() {
        assertThat(of("File.delete", TEXT).end()).isEqualTo("absent");
        assertThat(of("close file", TEXT).end())
                .isNotEqualTo(of("prepare", TEXT).end())
                .isNotEmpty();
    }

    @Test
    void who_writes_a_file_changes_its_folder() {
        assertThat(states("working folder")).contains("file target/recorded/one.txt");
        assertThat(of("working folder", "file target/recorded")).matches(line -> line.read() && line.wrote());
    }

    @Test
    void classes_and_files_elsewhere_are_no_state() {
        assertThat(states("elsewhere")).noneMatch(state -> state.startsWith("file"));
        assertThat(LINES)
                .noneMatch(
                        line -> line.state().endsWith(".class") || line.state().endsWith(".jar"));
    }

    @Test
    void tables_of_a_database_are_recorded_by_what_is_written_to_them() {
        String fruit = "table fruit";
        assertThat(of("create table", fruit)).isEqualTo(new Line("create table", fruit, "empty", true, true));
        assertThat(of("count rows", fruit)).matches(line -> line.read() && !line.wrote());
        assertThat(of("insert", fruit)).matches(line -> line.read() && line.wrote());
        assertThat(of("count rows", fruit).end())
                .isEqualTo(of("insert", fruit).end())
                .isNotEqualTo("empty");
        assertThat(of("empty table", fruit)).isEqualTo(new Line("empty table", fruit, "empty", false, true));
        assertThat(of("prepare insert", fruit).end())
                .isNotIn("empty", of("insert", fruit).end());
        assertThat(of("drop table", fruit)).isEqualTo(new Line("drop table", fruit, "absent", false, true));
    }

    @Test
    void what_is_rolled_back_leaves_a_table_as_it_was() {
        assertThat(of("undo", "table fruit").end())
                .isEqualTo(of("prepare insert", "table fruit").end());
    }

    @Test
    void a_table_that_is_emptied_and_filled_alike_ends_alike() {
        assertThat(of("refill", "table fruit")).matches(line -> !line.read() && line.wrote());
        assertThat(of("refill", "table fruit").end())
                .isEqualTo(of("insert", "table fruit").end());
    }
}
