package io.unflake.app.explain;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.NamedTest;
import io.unflake.app.project.TestedProject;
import io.unflake.app.replay.ReplayLocation;
import io.unflake.engine.explain.Pair;
import io.unflake.engine.explain.PairReplay;
import io.unflake.engine.explain.ReplayPair;
import io.unflake.engine.explain.TestRuns;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * What is to be explained: a finding, or a test that no detection has examined.
 *
 * @param found the finding; null for a test
 * @param test the test; null for a finding
 * @param polluters the tests that run before the test; empty to search for them
 */
record ExplainTarget(TestedProject project, Path out, ReplayPair found, TestId test, List<TestId> polluters) {

    /** What the options name. A test with a finding in the output folder stands for that finding. */
    static ExplainTarget of(ExplainOptions options, ConsoleContext context) {
        if (!NamedTest.isTest(options.target())) {
            return ofFinding(options.target(), options, context);
        }
        TestId test = NamedTest.parse(options.target());
        Path out = out(options, context);
        List<TestId> polluters =
                options.polluters().stream().map(NamedTest::parse).toList();
        Optional<String> id = polluters.isEmpty() ? EarlierFindings.in(out).about(test) : Optional.empty();
        return id.isPresent()
                ? ofFinding(id.get(), options, context)
                : new ExplainTarget(options.project().resolve(context), out, null, test, polluters);
    }

    private static ExplainTarget ofFinding(String target, ExplainOptions options, ConsoleContext context) {
        if (!options.polluters().isEmpty()) {
            throw UserException.wrongUse(
                    "--polluter needs a test, but " + options.target() + " is the id of a finding",
                    "Name the test as Class#method, or leave out --polluter.");
        }
        ReplayLocation location = ReplayLocation.of(target, options.out(), options.project(), context);
        TestedProject project = options.project().resolve(location.out(), context);
        ReplayPair found = EarlierFindings.in(location.out())
                .pair(location.read(options.project().jvmArguments()));
        return new ExplainTarget(project, location.out(), found, null, List.of());
    }

    private static Path out(ExplainOptions options, ConsoleContext context) {
        return options.out() == null
                ? TestedProject.defaultOut(options.project().folder(context))
                : context.path(options.out());
    }

    /** Returns what can still be explained if the project has changed since the finding. */
    ExplainTarget fitting(PairSource source) {
        return found == null ? this : new ExplainTarget(project, out, source.fitting(found), test, polluters);
    }

    /** Whether the project has changed since the finding. */
    boolean isOutdated() {
        return found != null && !found.isCurrent();
    }

    /** What the replay of its failure contains. */
    PairReplay replay() {
        return found == null ? PairReplay.ofTest(project.jvmArguments()) : PairReplay.renewing(found.replay());
    }

    /** Finds the failing and the passing run, and does something with them. */
    <T> T use(PairSource source, BiFunction<Pair, TestRuns, T> use) {
        return found == null ? source.ofTest(test, polluters, use) : source.ofFinding(found, use);
    }
}
