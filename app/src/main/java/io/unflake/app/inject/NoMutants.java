package io.unflake.app.inject;

import io.unflake.inject.Injected;
import io.unflake.inject.write.MutantCandidates;
import java.nio.file.Path;

/** Says why an injection has written no mutants, and what to try. */
final class NoMutants {

    static final String NO_PLACE = "Try other operators: MD and TRR fit nearly every test, and without --operators"
            + " all of them are tried.";

    private NoMutants() {}

    /** @param candidates the mutants that were possible */
    static String explain(Injected injected, MutantCandidates candidates, Path out) {
        int wanted = candidates.all().size() - injected.others();
        String reason;
        String remedy;
        if (candidates.all().isEmpty()) {
            reason = "no test has a place for a flaw of these operators";
            remedy = NO_PLACE;
        } else if (injected.dropped().size() >= wanted) {
            reason = "all that were possible were dropped";
            remedy = "See the reasons above, correct tests that fail without a flaw, or try other operators.";
        } else {
            reason = "too few different tests have a place to give each mutant as many flaws as --order says";
            remedy = "Try a smaller --order.";
        }
        return "No mutants in " + out + ": " + reason + ".\n" + remedy + "\n";
    }
}
