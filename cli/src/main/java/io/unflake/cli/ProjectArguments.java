package io.unflake.cli;

import io.unflake.model.UserException;
import io.unflake.report.json.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Keeps, beside the findings, which project they are of: the options that mean it, line by line. */
final class ProjectArguments {

    private static final String NAME = "project.args";

    private ProjectArguments() {}

    static void write(DetectOptions options) {
        List<String> lines = new ArrayList<>(options.project().arguments());
        if (options.java() != null) {
            lines.addAll(List.of("--java", options.java().toString()));
        }
        AtomicFile.write(options.out().resolve(NAME), String.join("\n", lines) + "\n");
    }

    /** The project that the findings in an output folder are of. */
    static ProjectOptions read(Path out) {
        Path file = out.resolve(NAME);
        try {
            Holder holder = new Holder();
            new CommandLine(holder).parseArgs(Files.readAllLines(file).toArray(String[]::new));
            return holder.project;
        } catch (IOException | CommandLine.ParameterException e) {
            throw UserException.wrongUse(
                            "nothing in " + out + " says which project the replay is of",
                            "Say it with --project DIR, or with --classpath CP --test-classes DIR.")
                    .because(e);
        }
    }

    @Command
    private static final class Holder {

        @Mixin
        private ProjectOptions project;
    }
}
