package io.unflake.agent;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Detail;
import io.unflake.model.Detail.Access;
import io.unflake.model.Detail.Call;
import io.unflake.model.Detail.Sample;
import io.unflake.model.Detail.Value;
import io.unflake.model.codec.Codec;
import java.io.File;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.h2.Driver;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs a program in a JVM that records in detail and checks what it has recorded. */
class DetailIT {

    private static final String REGISTRY = "field subject.Detailed$Registry.";
    private static final String AWKWARD = "field subject.Awkward$State.";

    @TempDir
    static Path folder;

    private static final Map<String, Detail> DETAILS = new HashMap<>();

    @BeforeAll
    static void record() throws Exception {
        String classes = Path.of("target", "test-classes").toAbsolutePath().toString();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-javaagent:" + System.getProperty("unflake.agent") + "=config="
                                + Path.of(classes, "agent-config.json") + ";detail=true",
                        "-Djava.io.tmpdir=" + folder,
                        "-Xmx512m",
                        "-XX:-PrintWarnings",
                        "-cp",
                        classes
                                + File.pathSeparator
                                + Driver.class
                                        .getProtectionDomain()
                                        .getCodeSource()
                                        .getLocation()
                                        .getPath(),
                        "subject.Detailed")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor()).as(output).isZero();
        for (String line : output.lines().toList()) {
            int bar = line.indexOf('|');
            DETAILS.put(line.substring(0, bar), Codec.read(Detail.class, line.substring(bar + 1)));
        }
    }

    private static Detail of(String step) {
        assertThat(DETAILS).containsKey(step);
        return DETAILS.get(step);
    }

    private static Sample sample(String step, String point, String variable) {
        return of(step).samples().stream()
                .filter(sample ->
                        sample.point().equals(point) && sample.variable().equals(variable))
                .findFirst()
                .orElseThrow(() ->
                        new AssertionError(step + " has no " + variable + " at " + point + ": " + of(step).samples()));
    }

    private static Value start(String step, String variable) {
        return sample(step, Detail.START, variable).value();
    }

    private static Value end(String step, String variable) {
        return sample(step, Detail.END, variable).value();
    }

    private static Access access(String step, String state, boolean written) {
        return of(step).accesses().stream()
                .filter(access -> access.state().equals(state) && access.written() == written)
                .findFirst()
                .orElseThrow(() ->
                        new AssertionError(step + " has no such access to " + state + ": " + of(step).accesses()));
    }

    private static List<String> methods(Access access) {
        return access.stack().stream().map(frame -> frame.method()).toList();
    }

    @Test
    void a_write_has_the_value_before_and_after() {
        assertThat(start("write", REGISTRY + "count").number()).isEqualTo(3);
        assertThat(end("write", REGISTRY + "count").literal()).isEqualTo("4");
        assertThat(sample("write", Detail.START, REGISTRY + "count").changed()).isFalse();
        assertThat(sample("write", Detail.END, REGISTRY + "count").changed()).isTrue();
        assertThat(access("write", REGISTRY + "count", true).value().text()).isEqualTo("4");
    }

    @Test
    void state_that_an_earlier_test_used_is_sampled_before_every_later_one() {
        assertThat(start("read", REGISTRY + "count").text()).isEqualTo("4");
    }

    @Test
    void a_mutation_is_a_write_of_the_method_that_reads_the_field() {
        Access written = access("add", REGISTRY + "NAMES", true);
        assertThat(methods(written)).startsWith("use");
        assertThat(written.value().text()).isEqualTo("ArrayList(size 1) [\"a\"]");
        assertThat(written.value().size()).isEqualTo(1);
        assertThat(written.thread()).isEmpty();
    }

    @Test
    void a_mutation_outside_the_class_belongs_to_the_method_that_makes_it() {
        assertThat(methods(access("add from outside", REGISTRY + "NAMES", true)))
                .startsWith("fill");
        assertThat(methods(access("change the only instance", REGISTRY + "ONLY", true)))
                .startsWith("price");
    }

    @Test
    void methods_have_the_fields_they_use_when_they_begin_and_end() {
        String point = "subject.Detailed$Registry.use(String)";
        assertThat(sample("add", point + Detail.ENTER, REGISTRY + "NAMES")
                        .value()
                        .size())
                .isZero();
        assertThat(sample("add", point + Detail.EXIT, REGISTRY + "NAMES")
                        .value()
                        .size())
                .isEqualTo(1);
        assertThat(of("add").samples())
                .filteredOn(sample -> sample.point().equals(point + Detail.EXIT))
                .extracting(Sample::pass)
                .containsExactly(1, 2);
    }

    @Test
    void results_of_methods_are_sampled() {
        Sample result = sample("call", "subject.Detailed$Registry.size()" + Detail.EXIT, Detail.RETURN);
        assertThat(result.value().number()).isEqualTo(3);
        assertThat(result.changed()).isNull();
    }

    @Test
    void calls_have_their_arguments() {
        assertThat(of("add").calls())
                .filteredOn(call -> call.method().equals("use"))
                .extracting(call -> call.arguments().get(0).literal())
                .containsExactly("\"a\"", "\"b\"");
        Call price = of("change the only instance").calls().stream()
                .filter(call -> call.method().equals("price"))
                .findFirst()
                .orElseThrow();
        assertThat(price.isStatic()).isFalse();
        assertThat(price.descriptor()).isEqualTo("(Ljava/lang/String;I)V");
    }

    @Test
    void properties_are_recorded() {
        String key = "property subject.key";
        assertThat(start("set property", key).isNull()).isTrue();
        assertThat(end("set property", key).literal()).isEqualTo("\"x\"");
        assertThat(access("set property", key, true).value().text()).isEqualTo("\"x\"");
        assertThat(access("get property", key, false).stack()).isNotEmpty();
        assertThat(end("clear property", key).isNull()).isTrue();
    }

    @Test
    void the_default_locale_and_zone_are_recorded() {
        assertThat(end("set locale", "locale").text()).isEqualTo("fr_CA");
        assertThat(access("set locale", "locale", true).stack()).isNotEmpty();
        assertThat(access("get locale", "locale", false).value().text()).isEqualTo("fr_CA");
        assertThat(end("set zone", "zone").text()).isEqualTo("Asia/Tokyo");
        assertThat(access("set zone", "zone", true).stack()).isNotEmpty();
        assertThat(access("get zone", "zone", false).stack()).isNotEmpty();
    }

    @Test
    void levels_of_loggers_and_threads_that_are_left_are_recorded() {
        assertThat(start("set level", "logger subject.log").isNull()).isTrue();
        assertThat(end("set level", "logger subject.log").text()).isEqualTo("FINE");
        assertThat(start("leave thread", "threads").size()).isZero();
        assertThat(end("leave thread", "threads").text()).isEqualTo("[subject-1]");
    }

    @Test
    void files_are_recorded() {
        String file = "file temp/detailed.txt";
        assertThat(start("write file", file).text()).isEqualTo("absent");
        assertThat(end("write file", file).text()).contains("\"fig\"");
        assertThat(methods(access("write file", file, true))).contains("files");
        assertThat(access("read file", file, false).value().size()).isEqualTo(3);
        assertThat(end("delete file", file).text()).isEqualTo("absent");
    }

    @Test
    void tables_are_recorded() {
        String table = "table fruit";
        assertThat(start("insert", table).text()).isEqualTo("empty");
        assertThat(end("insert", table).text()).contains("insert into fruit values ('fig')");
        assertThat(methods(access("insert", table, true))).contains("tables");
        assertThat(access("count rows", table, false).stack()).isNotEmpty();
    }

    @Test
    void static_fields_of_libraries_are_recorded() {
        assertThat(of("create table").samples())
                .anyMatch(sample -> sample.variable().startsWith("field org.h2."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cycle | cycle | HashMap(size 1) {\"self\"=(cycle to HashMap)}",
                "proxy | proxy | proxy of Comparable",
                "lambda | lambda | lambda in Awkward",
                "record | pair | Awkward.Pair{name=\"b\", number=2}",
                "enum | colour | Awkward.Colour.GREEN{uses=1}",
                "class | type | subject.Awkward$Pair.class",
                "hostile | hostile | Awkward.Hostile",
                "closed module | closed | DocumentBuilderFactoryImpl",
                "thread-local | own | ThreadLocal{value=\"mine\"}"
            })
    void awkward_values_have_a_text_and_a_digest(String step, String field, String text) {
        assertThat(end(step, AWKWARD + field).text()).startsWith(text);
        assertThat(end(step, AWKWARD + field).digest()).isNotEmpty();
    }

    @Test
    void the_state_of_an_enum_constant_is_recorded() {
        assertThat(end("enum", "field subject.Awkward$Colour.GREEN").text()).contains("uses=1");
    }

    @Test
    void a_table_is_unknown_until_it_is_used() {
        assertThat(start("create table", "table fruit").text()).isEqualTo(Detail.UNUSED);
        assertThat(end("create table", "table fruit").text()).isEqualTo(Detail.EMPTY);
    }

    @Test
    void constants_have_literals() {
        assertThat(end("enum", AWKWARD + "colour").literal()).isEqualTo("subject.Awkward.Colour.GREEN");
        assertThat(end("class", AWKWARD + "type").literal()).isEqualTo("subject.Awkward.Pair.class");
    }

    @Test
    void huge_values_have_a_partial_text_and_no_digest() {
        assertThat(end("huge", AWKWARD + "huge").text()).startsWith("long[5000000] [0L, ");
        assertThat(end("huge", AWKWARD + "huge").digest()).isEmpty();
        assertThat(end("huge", AWKWARD + "names").size()).isEqualTo(1_000_000);
    }

    @Test
    void values_that_other_threads_change_are_recorded_when_the_threads_have_ended() {
        assertThat(end("concurrent", AWKWARD + "contended").size()).isEqualTo(40_000);
    }

    @Test
    void exceptions_and_recursion_leave_no_call_open() {
        assertThat(end("recursion", AWKWARD + "depth").number()).isEqualTo(1);
        assertThat(end("exceptions", AWKWARD + "depth").number()).isEqualTo(101);
        assertThat(of("exceptions").samples())
                .filteredOn(sample -> sample.point().equals("subject.Awkward.fail(int)" + Detail.EXIT))
                .isEmpty();
    }

    @Test
    void only_the_first_calls_of_a_method_are_recorded() {
        assertThat(of("many calls").samples())
                .filteredOn(sample -> sample.point().equals("subject.Awkward.half(int)" + Detail.EXIT)
                        && sample.variable().equals(Detail.RETURN))
                .hasSize(20);
    }
}
