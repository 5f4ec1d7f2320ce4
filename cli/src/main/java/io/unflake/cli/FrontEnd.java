package io.unflake.cli;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.console.ErrorMessages;
import io.unflake.app.detect.DetectAction;
import io.unflake.app.detect.Detector;
import io.unflake.app.explain.ExplainAction;
import io.unflake.app.inject.InjectAction;
import io.unflake.app.repair.RepairAction;
import io.unflake.app.replay.ReplayAction;
import io.unflake.app.report.ReportAction;
import io.unflake.app.reproduce.ReproduceAction;
import io.unflake.app.score.ScoreAction;
import io.unflake.app.strategies.StrategiesAction;
import io.unflake.app.strategies.TimingApisAction;
import io.unflake.report.console.Ink;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs one command line and always returns an exit code, with a message if something went wrong. */
final class FrontEnd {

    private static final String PROJECT = "--project";
    private static final int MIN_WIDTH = 80;

    private final ConsoleContext context;
    private final ErrorMessages errors;
    private final CommandLine commandLine;

    FrontEnd(Detector detector, Distribution distribution, ConsoleContext context) {
        this.context = context;
        this.errors = new ErrorMessages(context);
        DetectAction detection = new DetectAction(detector, distribution, context);
        ExplainAction explanation = new ExplainAction(distribution, context);
        this.commandLine = new CommandLine(new UnflakeCommand())
                .addSubcommand(new DetectCommand(detection))
                .addSubcommand(new ReproduceCommand(new ReproduceAction(detection, context)))
                .addSubcommand(new ReplayCommand(new ReplayAction(distribution, context)))
                .addSubcommand(new ExplainCommand(explanation))
                .addSubcommand(new RepairCommand(new RepairAction(explanation, distribution, context)))
                .addSubcommand(new InjectCommand(new InjectAction(distribution, context)))
                .addSubcommand(new ScoreCommand(new ScoreAction(distribution, context)))
                .addSubcommand(new ReportCommand(new ReportAction(context)))
                .addSubcommand(new OfflineCommand(context.folder()))
                .addSubcommand(new StrategiesCommand(new StrategiesAction(context)))
                .addSubcommand(new TimingApisCommand(new TimingApisAction(context)));
        // Options after the command to run offline belong to that command.
        commandLine.getSubcommands().get("offline").setStopAtPositional(true);
        configure();
    }

    private void configure() {
        boolean coloured = context.terminal().ink() == Ink.COLOURED;
        commandLine
                .setOut(new PrintWriter(context.out(), true, StandardCharsets.UTF_8))
                .setUseSimplifiedAtFiles(true)
                .setErr(new PrintWriter(context.err(), true, StandardCharsets.UTF_8))
                .setColorScheme(CommandLine.Help.defaultColorScheme(coloured ? Ansi.ON : Ansi.OFF))
                .setUsageHelpWidth(Math.max(MIN_WIDTH, context.terminal().width()))
                .setExecutionExceptionHandler((e, command, parsed) -> errors.print(e))
                .setParameterExceptionHandler((e, arguments) -> wrongUse(e));
        commandLine.getSubcommands().get("help").setUsageHelpWidth(MIN_WIDTH);
    }

    /** The arguments of a command to run offline are its own, such as {@code @body.json}. */
    private static boolean isOffline(String... arguments) {
        return arguments[0].equals("offline");
    }

    int run(String... arguments) {
        if (arguments.length == 0) {
            commandLine.usage(context.out());
            return ErrorMessages.WRONG_USE;
        }
        try {
            return commandLine.setExpandAtFiles(!isOffline(arguments)).execute(arguments);
        } catch (Throwable e) {
            return errors.print(e);
        }
    }

    private int wrongUse(ParameterException e) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        String guess = e instanceof UnmatchedArgumentException unmatched
                ? suggestion(unmatched)
                        .map(what -> "Did you mean '" + what + "'? ")
                        .orElse("")
                : "";
        return errors.printWrongUse(message(e), guess + "Try '" + command + " --help'.");
    }

    /** Names the first argument that is wrong, in our own words. */
    private static String message(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched)) {
            return e.getMessage();
        }
        String first = unmatched.getUnmatched().get(0);
        if (first.startsWith("-")) {
            return "unknown option '" + first + "'";
        }
        boolean isCommand = e.getCommandLine().getParent() == null;
        return (isCommand ? "there is no command '" : "unexpected argument '") + first + "'";
    }

    private static Optional<String> suggestion(UnmatchedArgumentException e) {
        String first = e.getUnmatched().get(0);
        boolean mayBeProject =
                !first.startsWith("-") && e.getCommandLine().getCommandSpec().findOption(PROJECT) != null;
        return e.getSuggestions().stream()
                .findFirst()
                .or(() -> mayBeProject ? Optional.of(PROJECT + " " + first) : Optional.empty());
    }
}
