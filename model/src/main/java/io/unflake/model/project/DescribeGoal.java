package io.unflake.model.project;

/** The contract between those who start the goals of the Maven plugin and the goals themselves. */
public final class DescribeGoal {

    /** The plugin, as {@code groupId:artifactId}. */
    public static final String PLUGIN = "io.unflake:unflake-maven-plugin";

    /** Property: the folder that the descriptions are written to. */
    public static final String DESCRIPTIONS = "unflake.descriptions";

    /** Property: the class path that {@code resolve} completes. */
    public static final String CLASSPATH = "unflake.classpath";

    /** Property: digest of the plugin's jar that is expected to run. */
    public static final String EXPECTED = "unflake.expected";

    /** Property, to be set to true: tests are skipped only so that Maven packages the modules, not by the project. */
    public static final String PACKAGING = "unflake.packaging";

    /** The property by which Surefire is told to compile and package tests but not to run them. */
    public static final String SKIP_EXECUTION = "maven.test.skip.exec";

    /** How the files with a {@link ModuleDescription} end. */
    public static final String DESCRIPTION = ".module.json";

    /** How the files with a {@link LeftOut} end. */
    public static final String LEFT_OUT = ".left-out.json";

    /** The file with the {@link Additions} that {@code resolve} found. */
    public static final String ADDITIONS = "additions.json";

    /** The reason to leave out a module that no one would miss. */
    public static final String NO_TESTS = "it has no tests";

    /** What a goal says when another build of the plugin was expected. */
    public static final String STALE = "another build of the Unflake plugin is in the local repository";

    /** What a goal says, followed by artifacts, when it cannot resolve the missing engines. */
    public static final String UNRESOLVED = "Unflake cannot resolve ";

    private DescribeGoal() {}
}
