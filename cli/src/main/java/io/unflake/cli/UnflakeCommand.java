package io.unflake.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The program without a command. */
@Command(
        name = "unflake",
        description = "Finds the flaky tests of a Java project and says why they fail.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = HelpCommand.class,
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake detect --project shop      find the flaky tests of a Maven project",
            "  unflake detect --help              all options",
            "  unflake replay 3f9c2a              see a finding again",
            "  unflake offline -- mvn -o test     run a build with the network cut",
            "  unflake strategies                 what can be perturbed, and how"
        })
final class UnflakeCommand {}
