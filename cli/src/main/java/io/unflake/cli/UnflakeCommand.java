package io.unflake.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The program without a command. */
@Command(
        name = "unflake",
        description = "Finds the flaky tests of a Java project and explains why they fail.",
        mixinStandardHelpOptions = true,
        versionProvider = VersionLines.class,
        subcommands = HelpCommand.class,
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake detect --project shop      find the flaky tests of a Maven project",
            "  unflake detect --help              show all options of detect",
            "  unflake replay 3f9c2a              make a flaky test fail again",
            "  unflake explain 3f9c2a             show which state makes it fail",
            "  unflake repair 3f9c2a              find a patch for a flaky test, and check it",
            "  unflake reproduce shop.TillTest    find the delays that make a test fail",
            "  unflake inject --out mutants       write a copy of the suite with flaky tests",
            "  unflake score --suite mutants --detector unflake",
            "                                     measure how many injected flaky tests are found",
            "  unflake report                     print the findings of the last detection again",
            "  unflake offline -- mvn -o test     run a build without network",
            "  unflake strategies                 list what can be perturbed, and how"
        })
final class UnflakeCommand {}
