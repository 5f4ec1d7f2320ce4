package io.unflake.app.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.project.TestSettings;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SuitePomTest {

    @TempDir
    Path folder;

    static ModuleDescription module(List<String> classpath, List<String> additions) {
        return new ModuleDescription(
                "suite",
                "/work",
                "",
                classpath,
                additions,
                List.of(),
                List.of("/suite/test-classes"),
                List.of(),
                List.of(),
                List.of(),
                "",
                "",
                List.of("-ea", "-Da=b c"),
                Map.of(),
                Map.of(),
                "/work <&> 'here'",
                false);
    }

    private static Document parse(String pom) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(pom)));
    }

    private static List<String> texts(Document pom, String element) {
        NodeList found = pom.getElementsByTagName(element);
        return java.util.stream.IntStream.range(0, found.getLength())
                .mapToObj(i -> found.item(i).getTextContent())
                .toList();
    }

    private String jar(String name) throws IOException {
        return Files.createFile(folder.resolve(name)).toString();
    }

    @Test
    void frameworks_are_dependencies_and_everything_else_is_on_the_class_path() throws Exception {
        String junit = jar("junit-4.13.2.jar");
        String own = jar("shop-1.0.jar");
        String vintage = jar("junit-vintage-engine-5.12.2.jar");

        Document pom = parse(SuitePom.of(
                module(List.of("/suite/test-classes", own, junit), List.of(vintage)),
                Map.of("unflake.inject.tr", "0.5")));

        assertThat(texts(pom, "systemPath")).containsExactly(junit, vintage);
        assertThat(texts(pom, "artifactId")).contains("junit", "junit-vintage-engine");
        assertThat(texts(pom, "element")).containsExactly(own);
        assertThat(texts(pom, "testOutputDirectory")).containsExactly("/suite/test-classes");
        assertThat(texts(pom, "unflake.inject.tr")).containsExactly("0.5");
        assertThat(texts(pom, "reuseForks")).containsExactly("true");
    }

    @Test
    void texts_are_escaped_and_arguments_are_quoted() throws Exception {
        Document pom = parse(SuitePom.of(module(List.of("/a&b<c>.jar"), List.of()), Map.of()));

        assertThat(texts(pom, "workingDirectory")).containsExactly("/work <&> 'here'");
        assertThat(texts(pom, "element")).containsExactly("/a&b<c>.jar");
        assertThat(texts(pom, "argLine")).containsExactly("\"-ea\" \"-Da=b c\"");
    }

    @Test
    void what_maven_would_replace_is_a_mistake() {
        assertThatThrownBy(() -> SuitePom.of(module(List.of("/a/${basedir}.jar"), List.of()), Map.of()))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("contains ${");
    }

    @Test
    void tests_run_as_the_build_of_the_project_runs_them() throws Exception {
        TestSettings settings = new TestSettings(
                List.of("**/*Spec.java", "**/*Test.java"),
                List.of("**/Slow*.java"),
                "quick",
                "slow",
                List.of(),
                Map.of("shop.port", "0", "unflake.inject.tr", "1", "no/name", "x"),
                Map.of("SHOP", "<open>"),
                true);

        Document pom = parse(
                SuitePom.of(module(List.of(), List.of()).withSettings(settings), Map.of("unflake.inject.tr", "0.5")));

        assertThat(texts(pom, "include")).containsExactly("**/*Spec.java", "**/*Test.java");
        assertThat(texts(pom, "exclude")).containsExactly("**/Slow*.java");
        assertThat(texts(pom, "groups")).containsExactly("quick");
        assertThat(texts(pom, "excludedGroups")).containsExactly("slow");
        assertThat(texts(pom, "shop.port")).containsExactly("0");
        assertThat(texts(pom, "unflake.inject.tr")).containsExactly("0.5");
        assertThat(texts(pom, "SHOP")).containsExactly("<open>");
        assertThat(texts(pom, "reuseForks")).containsExactly("false");
    }
}
