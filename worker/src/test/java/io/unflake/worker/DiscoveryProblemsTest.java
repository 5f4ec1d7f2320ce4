package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.worker.protocol.Report;
import io.unflake.worker.subjects.junit4.Old;
import io.unflake.worker.subjects.junit4.Plain4;
import io.unflake.worker.subjects.jupiter.ClassTemplates;
import io.unflake.worker.subjects.jupiter.Misused;
import io.unflake.worker.subjects.jupiter.Shapes;
import io.unflake.worker.subjects.jupiter.Tagged;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DiscoveryProblemsTest {

    @ParameterizedTest
    @EnumSource(names = {"JUPITER_5_5", "JUPITER_5_14", "JUPITER_6"})
    void a_broken_class_does_not_hide_others(Frameworks jupiter) {
        try (ForkedWorker worker = ForkedWorker.with(jupiter)) {
            List<String> classes =
                    List.of(Tagged.class.getName(), "no.such.Class", Old.class.getName(), Shapes.class.getName());
            Transcript found = worker.discover(classes, null, null);
            assertThat(found.all(Report.Problem.class))
                    .extracting(Report.Problem::className)
                    .containsExactly("no.such.Class", Old.class.getName());
            assertThat(found.all(Report.Problem.class)).noneMatch(Report.Problem::fatal);
            assertThat(found.found()).contains("Tagged#slow", "Shapes#plain");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"JUPITER_5_14", "JUPITER_6"})
    void a_class_that_its_engine_rejects_is_reported_and_skipped(Frameworks jupiter) {
        try (ForkedWorker worker = ForkedWorker.with(jupiter)) {
            Transcript found = worker.discover(Tagged.class, Misused.class, ClassTemplates.class);
            assertThat(found.all(Report.Problem.class)).hasSize(1).allSatisfy(problem -> {
                assertThat(problem.className()).isEqualTo(Misused.class.getName());
                assertThat(problem.message()).contains("must be static");
                assertThat(problem.fatal()).isFalse();
            });
            assertThat(found.found()).contains("Tagged#slow", "ClassTemplates#<class>");
        }
    }

    @Test
    void an_unsupported_framework_is_fatal() {
        assertFatal(
                ForkedWorker.with(Frameworks.JUPITER_5_14, Frameworks.VINTAGE_5_14, Frameworks.JUNIT_4_11),
                Plain4.class,
                "4.11");
    }

    @Test
    void an_unsupported_framework_does_not_hide_others() {
        try (ForkedWorker worker =
                ForkedWorker.with(Frameworks.JUPITER_5_14, Frameworks.VINTAGE_5_14, Frameworks.JUNIT_4_11)) {
            Transcript found = worker.discover(Tagged.class);
            assertThat(found.found()).hasSize(3);
            assertThat(found.all(Report.Problem.class)).hasSize(1).noneMatch(Report.Problem::fatal);
        }
    }

    @Test
    void a_missing_launcher_is_fatal() {
        assertFatal(ForkedWorker.with(Frameworks.JUNIT_4), Tagged.class, "Launcher");
    }

    @Test
    void a_missing_engine_is_fatal() {
        assertFatal(mixture(Frameworks.JUPITER_6, Frameworks.JUPITER_6, "nothing"), Tagged.class, "engine");
    }

    @Test
    void an_engine_incompatible_with_the_launcher_is_fatal() {
        assertFatal(mixture(Frameworks.JUPITER_6, Frameworks.JUPITER_5_14, "jupiter"), Tagged.class, "");
        assertFatal(mixture(Frameworks.JUPITER_5_14, Frameworks.JUPITER_6, "jupiter-engine"), Tagged.class, "");
    }

    /** The platform of one version, with the jars whose name contains a text taken from another version. */
    private static ForkedWorker mixture(Frameworks platform, Frameworks other, String jars) {
        List<Path> classPath = new ArrayList<>(ForkedWorker.own());
        platform.jars().stream()
                .filter(jar -> !jar.getFileName().toString().contains("jupiter-engine"))
                .forEach(classPath::add);
        other.jars().stream()
                .filter(jar -> jar.getFileName().toString().contains(jars))
                .forEach(jar -> classPath.add(0, jar));
        return ForkedWorker.start(List.of(), Frameworks.classPath(classPath));
    }

    private static void assertFatal(ForkedWorker forked, Class<?> subject, String message) {
        try (ForkedWorker worker = forked) {
            Transcript found = worker.discover(subject);
            assertThat(found.found()).isEmpty();
            assertThat(found.all(Report.Problem.class)).isNotEmpty().allSatisfy(problem -> {
                assertThat(problem.fatal()).isTrue();
                assertThat(problem.message()).containsIgnoringCase(message);
            });
            assertThat(found.isComplete()).isTrue();
        }
    }
}
