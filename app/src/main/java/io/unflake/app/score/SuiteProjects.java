package io.unflake.app.score;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.ProjectDescriber;
import io.unflake.app.project.TestedProject;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.project.TestSettings;
import java.nio.file.Path;
import java.util.List;

/** Turns labelled suites into projects whose tests can run. */
final class SuiteProjects {

    private final ScoreOptions options;
    private final ProjectDescriber describer;
    private final ConsoleContext context;

    SuiteProjects(ScoreOptions options, ProjectDescriber describer, ConsoleContext context) {
        this.options = options;
        this.describer = describer;
        this.context = context;
    }

    /** The project of a suite. */
    TestedProject of(LabelledSuite suite) {
        List<Path> classes = options.classes().stream().map(context::path).toList();
        Path java = options.java() == null ? null : context.path(options.java());
        return new TestedProject(suite.project(classes), java, options.jvmArguments());
    }

    /** What is needed to run the tests of a suite in the same way as the build of the project. */
    ModuleDescription describe(LabelledSuite suite, TestedProject project) {
        ModuleDescription module = describer.describe(project).get(0);
        TestSettings settings = suite.labels().settings();
        return settings == null ? module : module.withSettings(settings).withMoreJvmArguments(options.jvmArguments());
    }
}
