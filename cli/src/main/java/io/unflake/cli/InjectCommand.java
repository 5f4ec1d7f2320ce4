package io.unflake.cli;

import io.unflake.app.inject.InjectAction;
import io.unflake.app.inject.InjectOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unflake inject}. */
@Command(
        name = "inject",
        description = "Write a copy of a compiled JUnit suite with flaky tests whose causes are known.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake inject --project shop --out mutated",
            "      one suite with as many flaky tests as fit",
            "  unflake inject --project shop --out mutated --operators SVD,AW --layout each --validate",
            "      one suite for each mutant of two operators; only mutants that are proven to be flaky",
            "  unflake inject --project shop --out mutated --gate none",
            "      flaws as in real flaky tests: they show only if what they rely on changes",
            "",
            "Exit codes: 0 the suite was written; 2 wrong options; 3 the project does not build, or has no tests of"
                    + " JUnit 4 or 5; 4 internal error."
        })
final class InjectCommand implements Callable<Integer> {

    private final InjectAction action;

    @Mixin
    private ProjectMixin project;

    @Option(names = "--out", paramLabel = "DIR", description = "the folder to write, new or empty")
    private Path out;

    @Option(
            names = "--operators",
            paramLabel = "NAMES",
            description = "the operators to apply, separated by commas (default: all)")
    private String operators;

    @Option(
            names = "--tr",
            paramLabel = "P",
            defaultValue = "0.5",
            description = "the probability that a gated flaw shows, from 0 to 1; a run can change it with"
                    + " -Dunflake.inject.tr (default: ${DEFAULT-VALUE})")
    private double tr;

    @Option(
            names = "--k",
            paramLabel = "N",
            defaultValue = "5",
            description = "the number of cleaners or state-unsetters for each order-dependent test; a run can lower it"
                    + " with -Dunflake.inject.k (default: ${DEFAULT-VALUE})")
    private int k;

    @Option(
            names = "--gate",
            paramLabel = "none",
            description = "'none' for natural flaws, which are always there (default: gated)")
    private String gate;

    @Option(
            names = "--order",
            paramLabel = "N",
            defaultValue = "1",
            description = "how many flaws each mutant has (default: ${DEFAULT-VALUE})")
    private int order;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "chooses among mutants of the same test (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(
            names = "--layout",
            paramLabel = "L",
            defaultValue = "one",
            description = "'one' suite with at most one mutant per test, or a suite for 'each' mutant (default:"
                    + " ${DEFAULT-VALUE})")
    private String layout;

    @Option(names = "--list", description = "only list the places where flaws fit")
    private boolean list;

    @Option(names = "--validate", description = "run each mutant, and drop those that are not flaky")
    private boolean validate;

    @Option(names = "--json", description = "print only the result, as JSON, to standard output")
    private boolean json;

    InjectCommand(InjectAction action) {
        this.action = action;
    }

    @Override
    public Integer call() throws IOException {
        return action.run(new InjectOptions(
                project.options(), out, operators, tr, k, gate, order, seed, layout, list, validate, json));
    }
}
