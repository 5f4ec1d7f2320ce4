package io.unflake.cli;

import io.unflake.app.project.ProjectOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that name a project. */
final class ProjectMixin {

    @Option(
            names = "--project",
            paramLabel = "DIR",
            description = "the folder of a Maven project, all modules included (default: the current folder);"
                    + " with --classpath, the folder in which the tests run")
    private Path project;

    @Option(
            names = "--classpath",
            paramLabel = "CP",
            description = "the test class path of a project that is not built by Maven")
    private String classpath;

    @Option(
            names = "--test-classes",
            arity = "1..*",
            paramLabel = "DIR",
            description = "folders with compiled tests (with --classpath)")
    private List<Path> testClasses = new ArrayList<>();

    @Option(
            names = "--classes",
            arity = "1..*",
            paramLabel = "DIR",
            description = "folders with compiled code of the project (with --classpath)")
    private List<Path> classes = new ArrayList<>();

    @Option(
            names = "--sources",
            arity = "1..*",
            paramLabel = "DIR",
            description = "folders with sources (with --classpath)")
    private List<Path> sources = new ArrayList<>();

    @Mixin
    private JvmMixin jvm;

    ProjectOptions options() {
        return new ProjectOptions(project, classpath, testClasses, classes, sources, jvm.java(), jvm.arguments());
    }
}
