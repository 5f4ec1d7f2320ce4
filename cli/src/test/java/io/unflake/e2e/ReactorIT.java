package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build of several modules, of which some are unusual. */
class ReactorIT {

    private static final String PARENT = """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <modelVersion>4.0.0</modelVersion>
              <groupId>farm</groupId>
              <artifactId>farm</artifactId>
              <version>1</version>
              <packaging>pom</packaging>
              <modules>
                <module>stable</module>
                <module>field</module>
              </modules>
            </project>
            """;

    private static final String DEPENDENCY = """
              <dependencies>
                <dependency>
                  <groupId>org.junit.jupiter</groupId>
                  <artifactId>junit-jupiter</artifactId>
                  <version>5.14.4</version>
                  <scope>test</scope>
                </dependency>
              </dependencies>
            """;

    private static final String SUREFIRE = """
                <plugins>
                  <plugin>
                    <artifactId>maven-surefire-plugin</artifactId>
                    <configuration>%s</configuration>
                  </plugin>
                </plugins>
            """;

    private static final String TEST = """
            import static org.junit.jupiter.api.Assertions.assertTrue;

            import java.util.Random;
            import org.junit.jupiter.api.Test;

            class SeedTest {
                @Test
                void mostSeedsGrow() {
                    assertTrue(new Random().nextInt(1_000_000) < 999_999);
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void a_module_whose_test_jvm_does_not_start_does_not_hide_the_findings_of_others() throws Exception {
        MavenFolder.prepare(folder);
        Files.writeString(folder.resolve("pom.xml"), PARENT);
        module("stable", "<argLine>-XX:NoSuchOption=1</argLine>");
        module("field", "<workingDirectory>${project.build.directory}/fork</workingDirectory>");

        Unflake.Ended ended = new Unflake(folder).run("detect", "--strategy", "random.extreme", "--json");

        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        FindingsFile findings = ended.findings();
        assertThat(findings.findings()).extracting(Found::module).containsExactly("field");
        assertThat(findings.notes()).anyMatch(note -> note.startsWith("stable was not tested: "));
        assertThat(findings.unfinished()).contains("the tests of stable did not run");
        assertThat(folder.resolve("field/target/fork")).isDirectory();
    }

    private void module(String name, String configuration) throws IOException {
        String pom = Files.readString(Path.of(System.getProperty("subjects"), "small.pom.xml"))
                .replaceFirst("<artifactId>[^<]*</artifactId>", "<artifactId>" + name + "</artifactId>")
                .replace("  <build>", DEPENDENCY + "  <build>")
                .replace("  </build>", SUREFIRE.formatted(configuration) + "  </build>");
        Path tests = Files.createDirectories(folder.resolve(name).resolve("src/test/java"));
        Files.writeString(folder.resolve(name).resolve("pom.xml"), pom);
        Files.writeString(tests.resolve("SeedTest.java"), TEST);
    }
}
