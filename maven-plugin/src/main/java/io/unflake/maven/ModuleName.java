package io.unflake.maven;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;

/** The name of a module in reports: its artifact id, and its group id if that is not unique in the build. */
final class ModuleName {

    private ModuleName() {}

    static String of(MavenProject project, MavenSession session) {
        String artifact = project.getArtifactId();
        long modules = session.getProjects().stream()
                .filter(each -> each.getArtifactId().equals(artifact))
                .count();
        return modules == 1 ? artifact : project.getGroupId() + ":" + artifact;
    }
}
