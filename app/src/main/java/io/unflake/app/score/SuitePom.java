package io.unflake.app.score;

import io.unflake.model.UserException;
import io.unflake.model.project.JarVersions;
import io.unflake.model.project.ModuleDescription;
import io.unflake.report.text.Markup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
                      <includes>
            %s          </includes>
                      <excludes>
            %s          </excludes>
                      <groups>%s</groups>
                      <excludedGroups>%s</excludedGroups>
                      <reuseForks>%b</reuseForks>
                      <forkedProcessTimeoutInSeconds>%d</forkedProcessTimeoutInSeconds>
                      <argLine>%s</argLine>
                      <additionalClasspathElements>
            %s          </additionalClasspathElements>
                      <systemPropertyVariables>
            %s          </systemPropertyVariables>
                      <environmentVariables>
            %s          </environmentVariables>
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
                        elements("include", module.includes()),
                        elements("exclude", module.excludes()),
                        text(module.groups()),
                        text(module.excludedGroups()),
                        !module.jvmPerClass(),
                        LIMIT_SECONDS,
                        module.jvmArguments().stream()
                                .map(argument -> text('"' + argument + '"'))
                                .collect(Collectors.joining(" ")),
                        elements("element", others),
                        elements(module.properties(), properties),
                        elements(module.environment(), Map.of()));
    }

    private static String elements(String name, List<String> values) {
        return values.stream().map(value -> element(name, value)).collect(Collectors.joining());
    }

    /** Settings by name; those that cannot be the name of an element are left out, since Maven has no form for them. */
    private static String elements(Map<String, String> first, Map<String, String> last) {
        Map<String, String> all = new TreeMap<>(first);
        all.putAll(last);
        all.keySet().removeIf(name -> !name.matches("[A-Za-z_][A-Za-z0-9._-]*"));
        return all.entrySet().stream()
                .map(each -> element(each.getKey(), each.getValue()))
                .collect(Collectors.joining());
    }

    private static String element(String name, String value) {
        return " ".repeat(12) + "<" + name + ">" + text(value) + "</" + name + ">\n";
    }

    private static String text(String value) {
        if (value.contains("${")) {
            throw UserException.wrongUse(
                    "Maven cannot use '" + value + "', since it contains ${", "Rename that file or folder.");
        }
        return Markup.escape(value);
    }
}
