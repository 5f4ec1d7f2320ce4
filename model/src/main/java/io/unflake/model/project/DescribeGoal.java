package io.unflake.model.project;

/** The contract between the goals of the Maven plugin and their callers. */
public final class DescribeGoal {

    /** The plugin, as {@code groupId:artifactId}. */
    public static final String PLUGIN = "io.unflake:unflake-maven-plugin";

    /** Property: the output folder of the descriptions. */
    public static final String DESCRIPTIONS = "unflake.descriptions";

    /** Property: the class path that {@code resolve} completes. */
    public static final String CLASSPATH = "unflake.classpath";

    /** Property: the expected digest of the plugin's jar. */
    public static final String EXPECTED = "unflake.expected";

    /** Property: true if the caller skips tests to package the modules, as opposed to the project itself. */
    public static final String PACKAGING = "unflake.packaging";

    /** Property of Surefire: compiles and packages tests without running them. */
    public static final String SKIP_EXECUTION = "maven.test.skip.exec";

    /** The suffix of files with a {@link ModuleDescription}. */
    public static final String DESCRIPTION = ".module.json";

    /** The suffix of files with a {@link LeftOut}. */
    public static final String LEFT_OUT = ".left-out.json";

    /** The file with the {@link Additions} that {@code resolve} found. */
    public static final String ADDITIONS = "additions.json";

    /** The reason for modules without tests, which is not reported. */
    public static final String NO_TESTS = "it has no tests";

    /** The message of a goal if another build of the plugin was expected. */
    public static final String STALE = "another build of the Unflake plugin is in the local repository";

    /** The message of a goal that cannot resolve the missing engines, followed by their artifacts. */
    public static final String UNRESOLVED = "Unflake cannot resolve ";

    private DescribeGoal() {}
}
