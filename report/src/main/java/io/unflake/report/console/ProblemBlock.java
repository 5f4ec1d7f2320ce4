package io.unflake.report.console;

import io.unflake.model.explain.Problem;
import io.unflake.model.explain.Problem.Accessor;
import io.unflake.model.explain.Problem.Difference;
import io.unflake.model.finding.Role;
import io.unflake.report.text.Printable;
import java.util.List;

/** Renders a variable that differs: the sentence, who writes and reads it and, if wanted, all statements. */
final class ProblemBlock {

    private static final String INDENT = "    ";
    private static final String CALLED = "called from ";

    private final Page page;
    private final String failing;
    private final String passing;

    /** @param role the role of the test, which decides which of its runs has other tests before it */
    ProblemBlock(Page page, String role) {
        this.page = page;
        boolean ofOrder = role != null;
        boolean isBrittle = Role.BRITTLE.label().equals(role);
        failing = ofOrder ? (isBrittle ? ".v>" : "pv>") : "failing>";
        passing = ofOrder ? (isBrittle ? "pv>" : ".v>") : "passing>";
    }

    void add(Problem problem) {
        page.blank();
        Printable.wrap(Printable.line(problem.sentence()), page.style().width()).forEach(page::line);
        addAccessors(problem.writer(), problem.reader());
        if (page.style().verbose()) {
            page.line(INDENT + Printable.line(problem.place() + " (" + problem.variable() + ")"));
            problem.differences().forEach(this::add);
        }
    }

    private void addAccessors(Accessor writer, Accessor reader) {
        int widest = Math.max(columns(writer), columns(reader));
        add("written by ", writer, widest);
        add("read by    ", reader, widest);
    }

    private static int columns(Accessor accessor) {
        return accessor == null ? 0 : Printable.columns(place(accessor.at()));
    }

    private void add(String how, Accessor accessor, int widest) {
        if (accessor == null) {
            return;
        }
        String at = place(accessor.at());
        String caller = accessor.calledFrom() == null
                ? ""
                : " ".repeat(widest - Printable.columns(at) + 2) + CALLED + place(accessor.calledFrom());
        page.line(INDENT + how + at + caller);
        if (page.style().verbose()) {
            accessor.stack().forEach(frame -> page.line(INDENT + INDENT + "at " + Printable.line(frame)));
        }
    }

    /** A frame without the package: {@code Registry.use (Registry.java:14)}. */
    private static String place(String frame) {
        int open = frame.indexOf('(');
        if (open < 0) {
            return Printable.line(frame);
        }
        int method = frame.lastIndexOf('.', open);
        int type = frame.lastIndexOf('.', Math.max(0, method - 1));
        return Printable.line(frame.substring(type + 1, open) + " " + frame.substring(open));
    }

    private void add(Difference difference) {
        page.line(INDENT + Printable.line(difference.point()));
        add(failing, difference.failing());
        add(passing, difference.passing());
    }

    private void add(String run, List<String> statements) {
        statements.forEach(statement -> page.line(INDENT + "  " + run + " " + Printable.line(statement)));
    }
}
