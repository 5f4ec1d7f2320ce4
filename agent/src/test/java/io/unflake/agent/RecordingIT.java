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

/** Runs a program that touches all kinds of state in a recording JVM and checks the traces. */
class RecordingIT {

    private static final String TEXT = "file temp/text.txt";
    private static final String KEY = "property subject.key";
    private static final String FRUIT = "table fruit";
    private static final String MOCKED = "field subject.Recorded$Mocked.";

    @TempDir
    static Path folder;

    private static final List<Line> LINES = new ArrayList<>();

    private record Line(String step, String state, String end, boolean read, boolean wrote) {

        boolean isOnlyRead() {
            return read && !wrote;
        }

        boolean isOnlyWritten() {
            return !read && wrote;
        }

        boolean isReadAndWritten() {
            return read && wrote;
        }
    }

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
    void reads_and_writes_of_fields_are_recorded() {
        assertThat(field("read text", "text")).matches(Line::isOnlyRead);
        assertThat(field("write text", "text")).matches(Line::isOnlyWritten);
        assertThat(field("write and read text", "text")).matches(Line::isOnlyWritten);
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
    void a_mutable_value_may_have_been_written() {
        assertThat(field("read list", "LIST")).matches(Line::isReadAndWritten);
        assertThat(field("count", "NUMBER").end()).isNotEmpty();
    }

    @Test
    void identity_does_not_count() {
        assertThat(field("fill set", "SET").end())
                .isNotEmpty()
                .isEqualTo(field("fill set again", "SET").end());
    }

    @Test
    void constants_are_not_recorded() {
        assertThat(states("constants")).noneMatch(state -> state.startsWith("field"));
    }

    @Test
    void thread_locals_cycles_and_hostile_objects_have_values() {
        assertThat(field("own", "OWN").end()).isNotEmpty();
        assertThat(field("cycle", "CYCLE").end()).isNotEmpty();
        assertThat(field("hostile", "HOSTILE").end()).isNotEmpty();
    }

    @Test
    void values_that_are_too_large_or_too_deep_are_unknown() {
        assertThat(field("large", "large").end()).isEmpty();
        assertThat(field("deep", "node").end()).isEmpty();
    }

    @Test
    void properties_are_recorded_by_key() {
        assertThat(of("get property", KEY)).matches(Line::isOnlyRead);
        assertThat(of("set property", KEY)).matches(Line::isOnlyWritten);
        assertThat(of("set property", KEY).end())
                .isNotEqualTo(of("get property", KEY).end());
        assertThat(of("replace properties", KEY).wrote()).isTrue();
    }

    @Test
    void the_default_locale_and_zone_are_recorded() {
        assertThat(of("get locale", "locale")).matches(Line::isOnlyRead);
        assertThat(of("set locale", "locale")).matches(Line::isOnlyWritten);
        assertThat(of("set locale", "locale").end()).contains("fr_CA");
        assertThat(of("get zone", "zone")).matches(Line::isOnlyRead);
        assertThat(of("set zone", "zone")).matches(Line::isOnlyWritten);
        assertThat(of("set zone", "zone").end()).isEqualTo("Asia/Tokyo");
    }

    @Test
    void fields_of_shared_test_instances_are_recorded() {
        String shared = "field subject.Instances$PerClass.";
        assertThat(of("read shared", shared + "number")).matches(Line::isOnlyRead);
        assertThat(of("write shared", shared + "number")).matches(Line::isOnlyWritten);
        assertThat(of("write shared", shared + "number").end())
                .isEqualTo(of("use shared", shared + "number").end())
                .isNotEqualTo(of("read shared", shared + "number").end());
        assertThat(states("use shared"))
                .contains(shared + "large", shared + "precise", shared + "list", shared + "text")
                .doesNotContain(shared + "constant");
        assertThat(of("touch outer", shared + "text").wrote()).isTrue();
    }

    @Test
    void an_instance_may_be_shared_because_of_a_superclass_or_an_annotation() {
        assertThat(states("inherited")).contains("field subject.Instances$Inheriting.number");
        assertThat(states("composed")).contains("field subject.Instances$Composed.number");
        assertThat(states("ng")).contains("field subject.Instances$Ng.number");
    }

    @Test
    void shared_fields_of_spock_features_belong_to_the_shared_instance() {
        String things = "field subject.Instances$Specification.things";
        assertThat(of("get of Spock", things)).matches(Line::isOnlyRead);
        assertThat(of("set of Spock", things)).matches(Line::isOnlyWritten);
        assertThat(of("set of Spock", things).end())
                .isNotEqualTo(of("get of Spock", things).end());
    }

    @Test
    void objects_of_a_single_test_are_not_recorded() {
        assertThat(states("not shared")).noneMatch(state -> state.startsWith("field"));
    }

    @Test
    void calls_and_stubbings_of_a_mock_change_its_value() {
        String inline = MOCKED + "INLINE";
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
    void subclass_mocks_and_spies_have_values_too() {
        String subclass = MOCKED + "SUBCLASS";
        assertThat(of("mock subclass", subclass).end())
                .isNotEqualTo(of("call subclass", subclass).end())
                .isNotEmpty();
        String spy = MOCKED + "SPY";
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
        assertThat(of(step, TEXT)).matches(Line::isOnlyRead);
        assertThat(of(step, TEXT).end()).isEqualTo(of("prepare", TEXT).end()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"File.delete", "Files.deleteIfExists"})
    void a_file_is_deleted(String step) {
        assertThat(of(step, TEXT)).matches(Line::isOnlyWritten);
        assertThat(of(step, TEXT).end()).isNotEqualTo(of("prepare", TEXT).end()).isNotEmpty();
    }

    /** That depends on the file, which may be read-only. */
    @ParameterizedTest
    @ValueSource(strings = {"FileOutputStream", "Files.writeString", "FileChannel to write"})
    void a_file_is_overwritten(String step) {
        assertThat(of(step, TEXT)).matches(Line::isReadAndWritten);
        assertThat(of(step, TEXT).end()).isNotEqualTo(of("prepare", TEXT).end()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"append", "RandomAccessFile to write", "Files.copy to", "File.setWritable", "File.createNewFile"
            })
    void a_file_is_changed(String step) {
        assertThat(of(step, TEXT)).matches(Line::isReadAndWritten);
        assertThat(of(step, TEXT).end()).isNotEmpty();
    }

    @Test
    void the_value_of_a_file_includes_its_existence_and_permissions() {
        assertThat(of("File.delete", TEXT).end()).isEqualTo("absent");
        assertThat(of("close file", TEXT).end())
                .isNotEqualTo(of("prepare", TEXT).end())
                .isNotEmpty();
    }

    @Test
    void creating_a_file_changes_its_directory() {
        assertThat(states("working folder")).contains("file target/recorded/one.txt");
        assertThat(of("working folder", "file target/recorded")).matches(Line::isReadAndWritten);
    }

    @Test
    void loaded_classes_and_files_elsewhere_are_not_recorded() {
        assertThat(states("elsewhere")).noneMatch(state -> state.startsWith("file"));
        assertThat(LINES)
                .noneMatch(
                        line -> line.state().endsWith(".class") || line.state().endsWith(".jar"));
    }

    @Test
    void database_tables_are_recorded_by_the_statements_that_write_them() {
        assertThat(of("create table", FRUIT)).isEqualTo(new Line("create table", FRUIT, "empty", true, true));
        assertThat(of("count rows", FRUIT)).matches(Line::isOnlyRead);
        assertThat(of("insert", FRUIT)).matches(Line::isReadAndWritten);
        assertThat(of("count rows", FRUIT).end())
                .isEqualTo(of("insert", FRUIT).end())
                .isNotEqualTo("empty");
        assertThat(of("empty table", FRUIT)).isEqualTo(new Line("empty table", FRUIT, "empty", false, true));
        assertThat(of("prepare insert", FRUIT).end())
                .isNotIn("empty", of("insert", FRUIT).end());
        assertThat(of("drop table", FRUIT)).isEqualTo(new Line("drop table", FRUIT, "absent", false, true));
    }

    @Test
    void a_rollback_restores_the_value_of_a_table() {
        assertThat(of("undo", FRUIT).end())
                .isEqualTo(of("prepare insert", FRUIT).end());
    }

    @Test
    void a_table_emptied_and_filled_the_same_way_has_the_same_value() {
        assertThat(of("refill", FRUIT)).matches(Line::isOnlyWritten);
        assertThat(of("refill", FRUIT).end()).isEqualTo(of("insert", FRUIT).end());
    }
}
