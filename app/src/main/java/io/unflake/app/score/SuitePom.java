package io.unflake.app.score;

import io.unflake.model.UserException;
import io.unflake.model.project.JarVersions;
import io.unflake.model.project.ModuleDescription;
import io.unflake.report.text.Markup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The text of a throw-away {@code pom.xml} that runs a compiled suite.
 *
 * <p>Test frameworks are dependencies, since Surefire chooses its provider by them. Everything else is on the additional
 * class path.
 */
final class SuitePom {

    private static final String SUREFIRE_VERSION = "3.6.0";
    private static final int LIMIT_SECONDS = 3600;

    private final ModuleDescription module;
    private final Map<String, String> frameworks = new LinkedHashMap<>();
    private final List<String> others = new ArrayList<>();

    private SuitePom(ModuleDescription module) {
        this.module = module;
        Stream.concat(module.classpath().stream(), module.additions().stream())
                .filter(element -> !module.testClasses().contains(element))
                .forEach(this::add);
    }

    /**
     * Returns the text.
     *
     * @param properties system properties of the tests
     */
    static String of(ModuleDescription module, Map<String, String> properties) {
        return new SuitePom(module).text(properties);
    }

    private void add(String element) {
        Map<String, String> known = JarVersions.of(List.of(element));
        String artifact = known.size() == 1 ? known.keySet().iterator().next() : null;
        if (artifact == null || frameworks.containsKey(artifact)) {
            others.add(element);
        } else {
            frameworks.put(artifact, dependency(artifact, known.get(artifact), element));
        }
    }

    private static String dependency(String artifact, String version, String file) {
        String[] parts = artifact.split(":", 2);
        return """
                <dependency>
                  <groupId>%s</groupId>
                  <artifactId>%s</artifactId>
                  <version>%s</version>
                  <scope>system</scope>
                  <systemPath>%s</systemPath>
                </dependency>
            """.formatted(parts[0], parts[1], text(version), text(file));
    }

    private String text(Map<String, String> properties) {
        return """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <modelVersion>4.0.0</modelVersion>
              <groupId>io.unflake.score</groupId>
              <artifactId>suite</artifactId>
              <version>1</version>
              <dependencies>
            %s  </dependencies>
              <build>
                <testOutputDirectory>%s</testOutputDirectory>
                <plugins>
                  <plugin>
                    <groupId>org.apache.maven.plugins</groupId>
                    <artifactId>maven-surefire-plugin</artifactId>
                    <version>%s</version>
                    <configuration>
                      <workingDirectory>%s</workingDirectory>
                      <includes><include>**/*.java</include></includes>
                      <forkedProcessTimeoutInSeconds>%d</forkedProcessTimeoutInSeconds>
                      <argLine>%s</argLine>
                      <additionalClasspathElements>
            %s          </additionalClasspathElements>
                      <systemPropertyVariables>
            %s          </systemPropertyVariables>
                    </configuration>
                  </plugin>
                </plugins>
              </build>
            </project>
            """.formatted(
                String.join("", frameworks.values()),
                text(module.testClasses().get(0)),
                SUREFIRE_VERSION,
                text(module.workingDirectory()),
                LIMIT_SECONDS,
                module.jvmArguments().stream()
                        .map(argument -> text('"' + argument + '"'))
                        .collect(Collectors.joining(" ")),
                elements(others.stream().map(other -> "<element>" + text(other) + "</element>")),
                elements(properties.entrySet().stream()
                        .map(each -> "<" + each.getKey() + ">" + text(each.getValue()) + "</" + each.getKey() + ">")));
    }

    private static String elements(Stream<String> elements) {
        return elements.map(each -> " ".repeat(12) + each + "\n").collect(Collectors.joining());
    }

    private static String text(String value) {
        if (value.contains("${")) {
            throw UserException.wrongUse(
                    "Maven cannot use '" + value + "', since it contains ${", "Rename that file or folder.");
        }
        return Markup.escape(value);
    }
}
