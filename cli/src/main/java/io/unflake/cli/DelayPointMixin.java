package io.unflake.cli;

import io.unflake.app.detect.DelayPointOptions;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Options that say where threads can be delayed. */
final class DelayPointMixin {

    @Option(
            names = "--timing-apis",
            paramLabel = "FILE",
            description = "delay threads at calls of these methods, a list as 'unflake timing-apis' prints it")
    private Path timingApis;

    @Option(names = "--volatile", description = "also delay threads where they read or write volatile fields")
    private boolean volatileFields;

    DelayPointOptions options() {
        return new DelayPointOptions(timingApis, volatileFields);
    }
}
