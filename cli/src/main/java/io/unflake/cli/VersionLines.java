package io.unflake.cli;

import io.unflake.app.console.UnflakeVersion;
import picocli.CommandLine.IVersionProvider;

/** Tells picocli what {@code --version} prints. */
final class VersionLines implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return UnflakeVersion.lines().toArray(String[]::new);
    }
}
