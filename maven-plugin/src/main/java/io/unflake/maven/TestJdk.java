package io.unflake.maven;

import java.io.File;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;

/** Finds the JDK that Surefire uses for the tests. */
final class TestJdk {

    private static final String JDK = "jdk";

    private final ToolchainManager toolchains;
    private final MavenSession session;

    TestJdk(ToolchainManager toolchains, MavenSession session) {
        this.toolchains = toolchains;
        this.session = session;
    }

    /** Returns the JDK that is configured by path or toolchain, or else the one that runs Maven. */
    String home(SurefireConfiguration surefire) {
        String jvm = surefire.text("jvm", "jvm");
        if (new File(jvm).isAbsolute()) {
            return homeOf(jvm);
        }
        return toolchain(surefire.map("jdkToolchain"))
                .map(toolchain -> toolchain.findTool("java"))
                .map(TestJdk::homeOf)
                .orElse(System.getProperty("java.home"));
    }

    private Optional<Toolchain> toolchain(Map<String, String> requirements) {
        return requirements.isEmpty()
                ? Optional.ofNullable(toolchains.getToolchainFromBuildContext(JDK, session))
                : toolchains.getToolchains(session, JDK, requirements).stream().findFirst();
    }

    private static String homeOf(String java) {
        return new File(java).getParentFile().getParent();
    }
}
