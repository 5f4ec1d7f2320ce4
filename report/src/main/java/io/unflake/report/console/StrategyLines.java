package io.unflake.report.console;

import io.unflake.model.finding.Findings.StrategyCost;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.text.Printable;
import io.unflake.report.text.Seconds;
import io.unflake.report.text.Words;
import java.util.Locale;

/** The cost of each phase, and the cost and findings of each strategy. */
final class StrategyLines {

    private static final String ROW = "%-28s %7s %10s %8s %9s";

    private StrategyLines() {}

    static void write(FindingsFile findings, Page page) {
        FindingsFile.Cost cost = findings.cost();
        page.line("exploration " + Seconds.measured(cost.explorationSeconds()) + ", confirmation "
                + Seconds.measured(cost.confirmationSeconds()) + ", proof "
                + Seconds.measured(cost.proofSeconds()) + ", " + Words.count(cost.runs(), "run"));
        if (!findings.strategies().isEmpty()) {
            page.blank();
            page.line(String.format(ROW, "strategy", "tests", "candidates", "findings", "time"));
            findings.strategies().forEach(strategy -> page.line(row(strategy)));
        }
    }

    private static String row(StrategyCost cost) {
        return String.format(
                Locale.ROOT,
                ROW,
                Printable.line(cost.strategy()),
                cost.tests(),
                cost.candidates(),
                cost.findings(),
                Seconds.measured(cost.seconds()));
    }
}
