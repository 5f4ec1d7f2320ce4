package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A build runs a mutated suite in place of its own, with nothing but Surefire. */
class MutatedBuildIT {

    private static final String SOURCE = """
            package yard;

            import %s;

            public class HenTest {
                private static int hens = 3;

                @Test
                public void hensAreCounted() {
                    if (hens != 3) {
                        throw new AssertionError(hens);
                    }
                }

                @Test
                public void eggsAreLaid() {}
            }
            """;

    private static final String DEPENDENCY = """
              <dependencies>
                <dependency>
                  <groupId>%s</groupId>
                  <artifactId>%s</artifactId>
                  <version>%s</version>
                  <scope>test</scope>
                </dependency>
              </dependencies>
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "junit, junit, 4.13.2, org.junit.Test",
        "org.junit.jupiter, junit-jupiter, 5.14.4, org.junit.jupiter.api.Test"
    })
    void surefire_runs_a_mutated_suite_unchanged(String group, String artifact, String version, String annotation)
            throws Exception {
        project(DEPENDENCY.formatted(group, artifact, version), SOURCE.formatted(annotation));
        Unflake.Ended ended = new Unflake(folder)
                .run("inject", "--out", "mutants", "--operators", "SVD,STD-Z,CTD,RC,UCC", "--k", "1");
        assertThat(ended.exit()).as(ended.err()).isZero();
        Labels labels = Labels.read(Files.readString(folder.resolve("mutants").resolve(Labels.FILE)));
        copy(folder.resolve("mutants").resolve(Labels.CLASSES), folder.resolve("target/test-classes"));

        SurefireResults closed = test("0");
        SurefireResults open = test("1");

        assertThat(labels.mutants()).extracting(Mutant::operator).containsExactly("SVD", "STD-Z", "CTD", "RC", "UCC");
        assertThat(tests(labels, "")).allMatch(test -> closed.of(test) == SurefireResults.Outcome.PASSED, "passes");
        assertThat(tests(labels, "NOD")).allMatch(test -> open.of(test) == SurefireResults.Outcome.FAILED, "fails");
        assertThat(tests(labels, "ID")).allMatch(test -> open.of(test) == SurefireResults.Outcome.PASSED, "passes");
        assertThat(open.of("yard.HenTest#eggsAreLaid")).isEqualTo(SurefireResults.Outcome.PASSED);
    }

    private void project(String dependencies, String source) throws IOException {
        MavenFolder.prepare(folder);
        String pom = Files.readString(Path.of(System.getProperty("subjects"), "small.pom.xml"));
        Files.writeString(folder.resolve("pom.xml"), pom.replace("  <build>", dependencies + "  <build>"));
        Path file = folder.resolve("src/test/java/yard/HenTest.java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, source);
    }

    /** All tests of the mutants of a type, or of all types. */
    private static List<String> tests(Labels labels, String type) {
        return labels.mutants().stream()
                .filter(mutant -> type.isEmpty() || mutant.type().equals(type))
                .flatMap(mutant -> mutant.tests().stream())
                .map(LabelledTest::test)
                .toList();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.deleteIfExists(target);
                Files.copy(file, target);
            }
        }
    }

    private SurefireResults test(String tr) throws Exception {
        ProcessBuilder maven = new ProcessBuilder(
                        Path.of(System.getenv("MAVEN_HOME"), "bin", "mvn").toString(),
                        "-B",
                        "-q",
                        "surefire:test",
                        "-Dmaven.test.failure.ignore=true",
                        "-Dmaven.test.additionalClasspath=" + folder.resolve("mutants/lib/unflake-gate.jar"),
                        "-Dunflake.inject.tr=" + tr)
                .directory(folder.toFile())
                .redirectErrorStream(true);
        MavenFolder.useOwnRepository(maven);
        Process process = maven.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return SurefireResults.takeFrom(folder);
    }
}
