package io.unflake.cli;

import io.unflake.app.repair.RepairAction;
import io.unflake.app.repair.RepairOptions;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code unflake repair}. */
@Command(
        name = "repair",
        description = "Search a patch with which a flaky test passes, check it, and print it as a unified diff.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake repair 3f9c2a",
            "      print a patch for a finding of the project in the current folder",
            "  unflake repair shop.CartTest#isEmpty --project shop --in victim",
            "      change the class of the failing test",
            "  unflake repair 3f9c2a --project shop --apply",
            "      change the sources",
            "",
            "Exit codes: 0 a patch was found and checked; 1 no patch was found; 2 wrong options, or the project has"
                    + " changed; 3 the project does not build or its tests do not run; 4 internal error."
        })
final class RepairCommand implements Callable<Integer> {

    private final RepairAction action;

    @Parameters(
            paramLabel = "ID|TEST",
            description = "the id of a finding (its first characters suffice), or a test: Class#method")
    private String target;

    @Option(
            names = "--in",
            paramLabel = "CLASS",
            description = "which class to change: 'victim' or 'polluter' (default: the polluter, unless that breaks a"
                    + " test)")
    private String in;

    @Option(names = "--apply", description = "change the sources of the project as the patch says")
    private boolean apply;

    @Mixin
    private ProjectMixin project;

    @Mixin
    private ResultMixin result;

    @Mixin
    private JobsMixin jobs;

    RepairCommand(RepairAction action) {
        this.action = action;
    }

    @Override
    public Integer call() throws IOException {
        return action.run(
                new RepairOptions(target, in, apply, project.options(), result.out(), jobs.jobs(), result.json()));
    }
}
