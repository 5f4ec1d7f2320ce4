package io.unflake.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.project.MavenProject;

/** The test class path of a module in Surefire's order. */
final class TestClasspath {

    private final List<Artifact> artifacts = new ArrayList<>();
    private final SurefireConfiguration surefire;
    private final MavenProject project;

    TestClasspath(MavenProject project, SurefireConfiguration surefire) {
        this.project = project;
        this.surefire = surefire;
        List<String> excludes = surefire.list("classpathDependencyExcludes", "maven.test.dependency.excludes");
        String scope = surefire.text("classpathDependencyScopeExclude", "");
        for (Artifact artifact : project.getArtifacts()) {
            if (isUsed(artifact) && !isExcluded(artifact, excludes) && !scope.equals(artifact.getScope())) {
                artifacts.add(artifact);
            }
        }
    }

    private static boolean isUsed(Artifact artifact) {
        return artifact.getFile() != null && artifact.getArtifactHandler().isAddedToClasspath();
    }

    private static boolean isExcluded(Artifact artifact, List<String> patterns) {
        String id = artifact.getGroupId() + ":" + artifact.getArtifactId();
        return patterns.stream().anyMatch(pattern -> matches(id, pattern));
    }

    private static boolean matches(String id, String pattern) {
        String quoted = "\\Q" + pattern.replace("*", "\\E[^:]*\\Q") + "\\E";
        return id.matches(quoted) || (id + ":").startsWith(pattern + ":");
    }

    String testClasses() {
        String configured = surefire.text("testClassesDirectory", "");
        return configured.isEmpty() ? project.getBuild().getTestOutputDirectory() : configured;
    }

    String classes() {
        String configured = surefire.text("classesDirectory", "");
        return configured.isEmpty() ? project.getBuild().getOutputDirectory() : configured;
    }

    /** Returns all elements in order: tests, code, dependencies, additional elements. */
    List<String> elements() {
        List<String> elements = new ArrayList<>(List.of(testClasses(), classes()));
        artifacts.forEach(artifact -> elements.add(artifact.getFile().getPath()));
        for (String element : surefire.list("additionalClasspathElements", "maven.test.additionalClasspath")) {
            elements.add(absolute(element));
        }
        return elements;
    }

    private String absolute(String path) {
        File file = new File(path);
        return file.isAbsolute() ? path : new File(project.getBasedir(), path).getPath();
    }

    /** Returns the versions of the dependencies by {@code groupId:artifactId}. */
    Map<String, String> versions() {
        Map<String, String> versions = new LinkedHashMap<>();
        artifacts.forEach(artifact ->
                versions.put(artifact.getGroupId() + ":" + artifact.getArtifactId(), artifact.getBaseVersion()));
        return versions;
    }

    /** Returns the module's own code, followed by that of modules in the same build that it depends on. */
    List<String> ownClasses(List<MavenProject> reactor) {
        List<String> own = new ArrayList<>(List.of(classes()));
        for (Artifact artifact : artifacts) {
            if (reactor.stream().anyMatch(sibling -> isOf(artifact, sibling))) {
                own.add(artifact.getFile().getPath());
            }
        }
        own.removeIf(element -> !new File(element).exists());
        return own;
    }

    private static boolean isOf(Artifact artifact, MavenProject project) {
        return artifact.getGroupId().equals(project.getGroupId())
                && artifact.getArtifactId().equals(project.getArtifactId())
                && artifact.getBaseVersion().equals(project.getVersion());
    }
}
