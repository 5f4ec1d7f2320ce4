package io.unflake.engine.fork;

import java.nio.file.Path;

/** The paths of the jars that Unflake adds to the user's test JVM. */
public record Installation(Path agent, Path worker) {

    /** Returns the jars in the {@code runtime} folder of an installation. */
    public static Installation in(Path home) {
        Path runtime = home.resolve("runtime");
        return new Installation(runtime.resolve("unflake-agent.jar"), runtime.resolve("unflake-worker.jar"));
    }
}
