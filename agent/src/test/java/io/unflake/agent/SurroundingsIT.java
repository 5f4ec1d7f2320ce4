package io.unflake.agent;

import static io.unflake.agent.Treated.reached;
import static io.unflake.agent.Treated.reachedApis;
import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.unflake.model.Hit;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import java.nio.charset.Charset;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import subject.Surroundings;

class SurroundingsIT {

    private static final String PORT = "environment.port";

    @BeforeEach
    void start() {
        Treated.agent().testStarted();
    }

    static Stream<Arguments> readings() {
        return Stream.of(
                arguments("zone", "ZoneId.systemDefault()", call(Surroundings::zone)),
                arguments("zone", "Calendar.getInstance()", call(Surroundings::zoneOfCalendar)),
                arguments("charset", "String.getBytes()", call(Surroundings::bytes)),
                arguments("separator", "System.lineSeparator()", call(Surroundings::lineSeparator)),
                arguments("separator", "PrintStream.println()", call(Surroundings::printed)),
                arguments("separator", "System.getProperty(java.lang.String)", call(Surroundings::separatorProperty)),
                arguments(
                        "separator",
                        "String.format(java.lang.String, java.lang.Object[])",
                        call(Surroundings::formatted)),
                arguments(
                        "temp",
                        "File.createTempFile(java.lang.String, java.lang.String)",
                        call(Surroundings::fileInUsualFolder)),
                arguments(
                        "temp",
                        "Files.createTempFile(java.lang.String, java.lang.String,"
                                + " java.nio.file.attribute.FileAttribute[])",
                        call(Surroundings::pathInUsualFolder)),
                arguments("processors", "Runtime.availableProcessors()", call(Surroundings::processors)));
    }

    private static Callable<?> call(Callable<?> code) {
        return code;
    }

    @ParameterizedTest
    @MethodSource("readings")
    void a_read_is_attributed_to_the_project_line_that_called_the_jdk(String kind, String api, Callable<?> code)
            throws Exception {
        assertThat(reached(code))
                .filteredOn(site -> site.kind().equals(kind))
                .singleElement()
                .satisfies(site -> {
                    assertThat(site.api()).endsWith("." + api);
                    assertThat(site.place()).startsWith("subject.Surroundings.");
                });
    }

    @Test
    void explicit_settings_are_not_reads() throws Exception {
        assertThat(reachedApis(Surroundings::explicitZone)).isEmpty();
        assertThat(reachedApis(Surroundings::utf8)).isEmpty();
    }

    @Test
    void only_selected_sites_see_another_zone() throws Exception {
        ZoneId here = ZoneId.systemDefault();
        Treatment treatment = at("environment.zone:zone=Asia/Tokyo", reached(Surroundings::zone));

        assertThat(under(Surroundings::zone, treatment)).isEqualTo(ZoneId.of("Asia/Tokyo"));
        assertThat(under(Surroundings::zoneOfCalendar, treatment)).isEqualTo(here.getId());
        assertThat(Surroundings.zone()).isEqualTo(here);
    }

    @Test
    void only_selected_sites_see_another_charset() throws Exception {
        Treatment treatment = at("environment.charset:charset=windows-1252", reached(Surroundings::bytes));

        assertThat(under(Surroundings::bytes, treatment)).isEqualTo("é".getBytes(Charset.forName("windows-1252")));
        assertThat(under(Surroundings::utf8, treatment)).hasSize(2);
        assertThat(Surroundings.bytes()).isEqualTo("é".getBytes(Charset.defaultCharset()));
    }

    @Test
    void only_selected_sites_see_another_line_separator() throws Exception {
        List<Site> places = new ArrayList<>(reached(Surroundings::printed));
        places.addAll(reached(Surroundings::separatorProperty));
        Treatment treatment = at("environment.separator:separator=cr", places);

        assertThat(under(Surroundings::printed, treatment)).isEqualTo("\r");
        assertThat(under(Surroundings::separatorProperty, treatment)).isEqualTo("\r");
        assertThat(under(Surroundings::formatted, treatment)).isEqualTo(System.lineSeparator());
    }

    @Test
    void only_the_first_specific_port_is_taken() throws Exception {
        int one = Surroundings.freePort();
        int other = Surroundings.freePort();
        List<Integer> bound = under(
                () -> List.of(
                        Surroundings.bind(one),
                        Surroundings.bind(one),
                        Math.min(1, Surroundings.freePort()),
                        Surroundings.bind(other)),
                PORT);

        assertThat(bound).containsExactly(0, 0, 1, other);
        assertThat(Surroundings.bind(one)).isEqualTo(one);
    }

    @Test
    void the_hit_names_the_port() throws Exception {
        int port = Surroundings.freePort();
        Iterable<Site> sites = reached(() -> Surroundings.bind(port));
        List<String> hits = under(
                () -> {
                    assertThat(Surroundings.bind(port)).isZero();
                    return Treated.agent().drainHits();
                },
                at(PORT, sites));

        assertThat(hits)
                .map(text -> Codec.read(Hit.class, text))
                .extracting(Hit::port)
                .containsExactly(port);
    }

    @Test
    void binding_a_specific_port_is_a_site_and_binding_a_free_port_is_not() throws Exception {
        int port = Surroundings.freePort();

        assertThat(reached(() -> Surroundings.bind(port)))
                .extracting(Site::kind)
                .contains("port");
        assertThat(reached(Surroundings::freePort)).extracting(Site::kind).doesNotContain("port");
    }

    @Test
    void only_a_test_that_needs_much_memory_reaches_the_memory_site() throws Exception {
        Treated.agent().drainReached();
        Treated.agent().testStarted();
        byte[] much = new byte[32 << 20];
        Treated.agent().testEnded();

        assertThat(much).hasSize(32 << 20);
        assertThat(Treated.sites(Treated.agent().drainReached()))
                .extracting(Site::kind)
                .contains("memory");
    }

    private static Treatment at(String strategy, Iterable<Site> sites) {
        List<Spot> spots = new ArrayList<>();
        sites.forEach(site -> spots.add(Spot.all(site)));
        return Treatment.of(Treated.perturbation(strategy).at(spots));
    }
}
