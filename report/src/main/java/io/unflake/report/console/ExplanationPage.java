package io.unflake.report.console;

import io.unflake.model.explain.Cleaner;
import io.unflake.model.explain.Explanation;
import io.unflake.model.explain.Explanation.FailureSummary;
import io.unflake.model.explain.Problem;
import io.unflake.model.finding.Role;
import io.unflake.report.text.Printable;
import io.unflake.report.text.Seconds;
import io.unflake.report.text.ShortNames;
import java.util.List;
import java.util.Locale;

/** Renders an explanation as text. */
public final class ExplanationPage {

    private static final String GAP = "   ";

    private final Explanation explanation;
    private final Page page;
    private final int top;

    private ExplanationPage(Explanation explanation, Style style, int top) {
        this.explanation = explanation;
        this.page = new Page(style);
        this.top = top;
    }

    /**
     * Returns the text.
     *
     * @param top how many problems to show
     */
    public static String render(Explanation explanation, Style style, int top) {
        ExplanationPage rendered = new ExplanationPage(explanation, style, top);
        rendered.addTest();
        rendered.addProblems();
        rendered.addCleaners();
        rendered.addNotes();
        rendered.addCost();
        return rendered.page.toString();
    }

    private void addTest() {
        String kind = explanation.role() == null ? explanation.category() : explanation.role();
        page.line(page.ink().bold(Printable.line(kind.toUpperCase(Locale.ROOT)))
                + GAP
                + Printable.line(explanation.test()));
        if (!explanation.before().isEmpty()) {
            page.wrapped(Printable.line((isBrittle() ? "passes only after " : "fails after ")
                    + String.join(" and ", explanation.before())));
        }
        FailureSummary failure = explanation.failure();
        if (failure != null) {
            String message = failure.message().isBlank() ? "" : ": " + failure.message();
            page.detail(ShortNames.type(failure.type()) + message);
        }
    }

    private boolean isBrittle() {
        return Role.BRITTLE.label().equals(explanation.role());
    }

    private void addProblems() {
        List<Problem> shown = explanation
                .problems()
                .subList(0, Math.min(top, explanation.problems().size()));
        ProblemBlock block = new ProblemBlock(page, explanation.role());
        shown.forEach(block::add);
        int more = explanation.problems().size() - shown.size();
        if (more > 0) {
            page.blank();
            page.line(more + (more == 1 ? " more difference" : " more differences") + ": --top "
                    + explanation.problems().size() + " shows all");
        }
    }

    private void addCleaners() {
        if (explanation.cleaners().isEmpty()) {
            return;
        }
        page.blank();
        page.line(page.ink().bold(isBrittle() ? "What may set it" : "What may reset it"));
        explanation.cleaners().stream()
                .limit(page.style().verbose() ? Long.MAX_VALUE : top)
                .forEach(this::addCleaner);
    }

    private void addCleaner(Cleaner cleaner) {
        String verified = GAP + (cleaner.verified() ? "(verified: the test passes after it)" : "(not verified)");
        page.line(String.format("  %-9s", Printable.line(cleaner.kind())) + Printable.line(cleaner.code()) + verified);
    }

    private void addNotes() {
        if (!explanation.notes().isEmpty()) {
            page.blank();
            explanation
                    .notes()
                    .forEach(note -> Printable.wrap(
                                    Printable.line(note), page.style().width())
                            .forEach(page::line));
        }
    }

    private void addCost() {
        page.blank();
        page.line(Seconds.measured(explanation.cost().totalSeconds()) + " in "
                + explanation.cost().runs() + " runs; a plain run of these tests takes "
                + Seconds.measured(explanation.cost().plainSeconds()));
    }
}
