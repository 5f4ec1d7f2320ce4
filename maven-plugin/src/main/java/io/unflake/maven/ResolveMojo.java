package io.unflake.maven;

import io.unflake.model.project.DescribeGoal;
import io.unflake.model.project.JarVersions;
import java.io.File;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.repository.RemoteRepository;

/** Resolves the artifacts that a class path lacks to run its tests on the JUnit Platform. */
@Mojo(name = "resolve", requiresProject = false, threadSafe = true)
public final class ResolveMojo extends AbstractMojo {

    private final RepositorySystem repositories;

    @Parameter(defaultValue = "${session}", readonly = true)
    private MavenSession session;

    @Parameter(defaultValue = "${project.remoteProjectRepositories}", readonly = true)
    private List<RemoteRepository> remotes;

    /** The test class path, with the separator of the platform. */
    @Parameter(property = DescribeGoal.CLASSPATH, required = true)
    private String classpath;

    /** The output folder. */
    @Parameter(property = DescribeGoal.DESCRIPTIONS, required = true)
    private File descriptions;

    /** The digest of the plugin's jar that the caller expects. */
    @Parameter(property = DescribeGoal.EXPECTED)
    private String expected;

    @Inject
    ResolveMojo(RepositorySystem repositories) {
        this.repositories = repositories;
    }

    @Override
    public void execute() throws MojoExecutionException {
        DescriptionFiles files = DescriptionFiles.in(descriptions.toPath(), expected);
        EngineResolver resolver = new EngineResolver(repositories, session.getRepositorySession(), remotes);
        List<String> elements = List.of(classpath.split(File.pathSeparator));
        files.write(DescribeGoal.ADDITIONS, resolver.additions(JarVersions.of(elements)));
    }
}
