package io.unflake.maven;

import io.unflake.model.project.Additions;
import io.unflake.model.project.DescribeGoal;
import io.unflake.model.project.LeftOut;
import java.io.File;
import java.util.Locale;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.PluginParameterExpressionEvaluator;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/** Writes a description of each module, which contains everything that Unflake needs to run its tests. */
@Mojo(name = "describe", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public final class DescribeMojo extends AbstractMojo {

    private final RepositorySystem repositories;
    private final ToolchainManager toolchains;

    @Parameter(defaultValue = "${project}", readonly = true)
    private MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true)
    private MavenSession session;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true)
    private MojoExecution execution;

    /** The output folder. */
    @Parameter(property = DescribeGoal.DESCRIPTIONS, required = true)
    private File descriptions;

    /** The digest of the plugin's jar that the caller expects. */
    @Parameter(property = DescribeGoal.EXPECTED)
    private String expected;

    @Inject
    DescribeMojo(RepositorySystem repositories, ToolchainManager toolchains) {
        this.repositories = repositories;
        this.toolchains = toolchains;
    }

    @Override
    public void execute() throws MojoExecutionException {
        DescriptionFiles files = DescriptionFiles.in(descriptions.toPath(), expected);
        if (project.getPackaging().equals("pom")) {
            return;
        }
        SurefireConfiguration surefire = new SurefireConfiguration(
                SurefireExecution.configuration(project), new PluginParameterExpressionEvaluator(session, execution));
        TestClasspath classpath = new TestClasspath(project, surefire);
        Optional<String> reason = ReasonsToLeaveOut.find(surefire, classpath);
        if (reason.isEmpty()) {
            describe(files, surefire, classpath);
            leaveOutOtherExecutions(files);
        } else {
            leaveOut(files, reason.get());
        }
    }

    private void describe(DescriptionFiles files, SurefireConfiguration surefire, TestClasspath classpath)
            throws MojoExecutionException {
        Additions additions = new EngineResolver(
                        repositories, session.getRepositorySession(), project.getRemoteProjectRepositories())
                .additions(classpath.versions());
        if (!additions.problem().isEmpty()) {
            leaveOut(files, additions.problem());
            return;
        }
        String javaHome = new TestJdk(toolchains, session).home(surefire);
        files.write(
                fileName(DescribeGoal.DESCRIPTION),
                new ModuleDescriber(project, session, surefire, classpath).describe(javaHome, additions.files()));
    }

    private void leaveOutOtherExecutions(DescriptionFiles files) throws MojoExecutionException {
        for (String id : SurefireExecution.others(project)) {
            files.write(
                    fileName("-" + id.replaceAll("[^\\w.-]", "_") + DescribeGoal.LEFT_OUT),
                    new LeftOut(
                            "the execution " + id + " of Surefire in " + ModuleName.of(project, session),
                            "only the tests of one execution are run"));
        }
    }

    private void leaveOut(DescriptionFiles files, String reason) throws MojoExecutionException {
        files.write(fileName(DescribeGoal.LEFT_OUT), new LeftOut(ModuleName.of(project, session), reason));
    }

    /** Returns a numbered name, so that the order of files is the order of modules in the build. */
    private String fileName(String end) {
        int number = session.getProjects().indexOf(project) + 1;
        return String.format(Locale.ROOT, "%03d-%s%s", number, project.getArtifactId(), end);
    }
}
