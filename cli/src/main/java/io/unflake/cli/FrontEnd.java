package io.unflake.cli;

import io.unflake.report.console.Ink;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs one command line; whatever happens, there is a sentence and an exit code. */
final class FrontEnd {

    private static final String PROJECT = "--project";

    private final Surroundings around;
    private final Complaints complaints;
    private final CommandLine commandLine;

    FrontEnd(Detection detection, Path home, Surroundings around) {
        this.around = around;
        this.complaints = new Complaints(around);
        this.commandLine = new CommandLine(new UnflakeCommand())
                .addSubcommand(new DetectCommand(detection, around))
                .addSubcommand(new ReplayCommand(home, around))
                .addSubcommand(new OfflineCommand(around))
                .addSubcommand(new StrategiesCommand(around));
        // What follows is the command's own.
        commandLine.getSubcommands().get("offline").setStopAtPositional(true);
        boolean coloured = around.terminal().ink() == Ink.COLOURED;
        commandLine
                .setOut(new PrintWriter(around.out(), true, StandardCharsets.UTF_8))
                .setUseSimplifiedAtFiles(true)
                .setErr(new PrintWriter(around.err(), true, StandardCharsets.UTF_8))
                .setColorScheme(CommandLine.Help.defaultColorScheme(coloured ? Ansi.ON : Ansi.OFF))
                .setUsageHelpWidth(Math.max(80, around.terminal().width()))
                .setExecutionExceptionHandler((e, command, parsed) -> complaints.about(e))
                .setParameterExceptionHandler((e, arguments) -> wrongUse(e));
        commandLine.getSubcommands().get("help").setUsageHelpWidth(80);
    }

    int run(String... arguments) {
        if (arguments.length == 0) {
            commandLine.usage(around.out());
            return Complaints.WRONG_USE;
        }
        try {
            return commandLine.execute(arguments);
        } catch (Throwable e) {
            return complaints.about(e);
        }
    }

    private int wrongUse(ParameterException e) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        String guess = e instanceof UnmatchedArgumentException unmatched
                ? meant(unmatched).map(what -> "Did you mean '" + what + "'? ").orElse("")
                : "";
        return complaints.wrongUse(e.getMessage(), guess + "Try '" + command + " --help'.");
    }

    private static Optional<String> meant(UnmatchedArgumentException e) {
        String first = e.getUnmatched().get(0);
        boolean mayBeProject =
                !first.startsWith("-") && e.getCommandLine().getCommandSpec().findOption(PROJECT) != null;
        return e.getSuggestions().stream()
                .findFirst()
                .or(() -> mayBeProject ? Optional.of(PROJECT + " " + first) : Optional.empty());
    }
}
