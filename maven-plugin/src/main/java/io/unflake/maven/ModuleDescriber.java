package io.unflake.maven;

import io.unflake.model.project.ModuleDescription;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;

/** Creates the description of a module from its build. */
final class ModuleDescriber {

    private static final List<String> LANGUAGES = List.of("java", "kotlin", "groovy", "scala");

    private final MavenProject project;
    private final MavenSession session;
    private final SurefireConfiguration surefire;
    private final TestClasspath classpath;
    private final Path basedir;

    ModuleDescriber(
            MavenProject project, MavenSession session, SurefireConfiguration surefire, TestClasspath classpath) {
        this.project = project;
        this.session = session;
        this.surefire = surefire;
        this.classpath = classpath;
        this.basedir = project.getBasedir().toPath();
    }

    ModuleDescription describe(String javaHome, List<String> additions) throws MojoExecutionException {
        Patterns patterns = new Patterns(surefire, basedir);
        return new ModuleDescription(
                ModuleName.of(project, session),
                basedir.toString(),
                javaHome,
                classpath.elements(),
                additions,
                classpath.ownClasses(session.getProjects()),
                List.of(classpath.testClasses()),
                sources(),
                patterns.includes(),
                patterns.excludes(),
                surefire.text("groups", "groups"),
                surefire.text("excludedGroups", "excludedGroups"),
                jvmArguments(),
                new TestProperties(surefire, basedir).all(session.getUserProperties()),
                environment(),
                workingDirectory(),
                surefire.text("reuseForks", "reuseForks").equals("false"));
    }

    /** Returns the source folders of the build, and the default ones of languages whose plugins do not register any. */
    private List<String> sources() {
        Set<String> folders = new LinkedHashSet<>(project.getCompileSourceRoots());
        folders.addAll(project.getTestCompileSourceRoots());
        for (String part : List.of("main", "test")) {
            LANGUAGES.forEach(language -> folders.add(
                    basedir.resolve("src").resolve(part).resolve(language).toString()));
        }
        return folders.stream()
                .filter(folder -> Files.isDirectory(Path.of(folder)))
                .toList();
    }

    private List<String> jvmArguments() {
        Properties late = new Properties();
        late.putAll(project.getProperties());
        late.putAll(session.getUserProperties());
        List<String> arguments = new ArrayList<>();
        if (surefire.flag("enableAssertions", "enableAssertions", true)) {
            arguments.add("-ea");
        }
        arguments.addAll(ArgLine.arguments(surefire.text("argLine", "argLine"), late));
        return arguments;
    }

    private Map<String, String> environment() {
        return surefire.map("environmentVariables");
    }

    private String workingDirectory() {
        String configured = surefire.text("workingDirectory", "basedir");
        File folder = new File(configured.isEmpty() ? basedir.toString() : configured);
        return folder.isAbsolute()
                ? folder.getPath()
                : basedir.resolve(configured).toString();
    }
}
