package io.unflake.inject.write;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.plan.Pinned;
import io.unflake.inject.operator.Operators;
import io.unflake.inject.place.SuiteReader;
import io.unflake.inject.place.TestClass;
import io.unflake.model.project.ModuleDescription;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MutantCandidatesTest {

    private static final String SUBJECT = "io.unflake.inject.subjects.PlainSubject";

    @Test
    void a_natural_flaw_that_a_setting_of_the_build_hides_is_not_applicable() throws URISyntaxException {
        MutantCandidates candidates = find(false, List.of("-Duser.timezone=Europe/London"), Map.of());

        assertThat(candidates.all()).isEmpty();
        assertThat(candidates.inapplicable())
                .containsExactly(Map.entry("STD-Z", "not applicable: the build sets -Duser.timezone=Europe/London"));
    }

    @Test
    void an_environment_variable_of_the_build_hides_it_too() throws URISyntaxException {
        assertThat(find(false, List.of(), Map.of("TZ", "UTC")).inapplicable())
                .containsExactly(Map.entry("STD-Z", "not applicable: the build sets TZ=UTC"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-Xmx512m", "-XX:MaxHeapSize=1g", "-XX:MaxRAMPercentage=50", "-XX:MaxRAM=1g"})
    void the_size_of_the_heap_hides_what_relies_on_memory(String setting) throws URISyntaxException {
        assertThat(find("MD", false, List.of(setting), Map.of()).inapplicable())
                .containsExactly(Map.entry("MD", "not applicable: the build sets " + setting));
        assertThat(find("MD", true, List.of(setting), Map.of()).all()).isNotEmpty();
    }

    @Test
    void a_gated_flaw_shows_whatever_the_build_sets() throws URISyntaxException {
        assertThat(find(true, List.of("-Duser.timezone=Europe/London"), Map.of())
                        .all())
                .isNotEmpty();
    }

    @Test
    void other_settings_do_not_matter() throws URISyntaxException {
        assertThat(find(false, List.of("-Duser.language=en"), Map.of()).all()).isNotEmpty();
    }

    private static MutantCandidates find(boolean gated, List<String> jvmArguments, Map<String, String> environment)
            throws URISyntaxException {
        return find("STD-Z", gated, jvmArguments, environment);
    }

    private static MutantCandidates find(
            String operator, boolean gated, List<String> jvmArguments, Map<String, String> environment)
            throws URISyntaxException {
        Path classes = Path.of(MutantCandidatesTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<TestClass> suite = SuiteReader.read(List.of(classes), Set.of(SUBJECT));
        Pinned build = new Pinned(new ModuleDescription(
                "subjects",
                classes.toString(),
                "",
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "",
                "",
                jvmArguments,
                Map.of(),
                environment,
                classes.toString(),
                false));
        return MutantCandidates.find(
                suite, Operators.named(operator), gated, new Libraries(List.of(), classes.resolve("none")), build);
    }
}
