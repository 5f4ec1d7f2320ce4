package io.unflake.report.console;

import io.unflake.report.text.Printable;

/** Lines of a report under way, each cut to the width of the terminal. */
final class Page {

    static final String INDENT = " ".repeat(9);

    private final StringBuilder out = new StringBuilder();
    private final Style style;

    Page(Style style) {
        this.style = style;
    }

    Style style() {
        return style;
    }

    Ink ink() {
        return style.ink();
    }

    /** Columns that an indented line has. */
    int room() {
        return style.width() - INDENT.length();
    }

    void blank() {
        out.append('\n');
    }

    /** A line of our own making, which may be coloured. */
    void line(String text) {
        out.append(text).append('\n');
    }

    /** A printable text below a heading. */
    void detail(String text) {
        detail("", text);
    }

    /** A printable text below a heading, further in. */
    void detail(String further, String text) {
        String fitting = style.verbose() ? Printable.line(text) : Printable.oneLine(text, room() - further.length());
        line(INDENT + further + fitting);
    }

    /** A printable text below a heading, never cut. */
    void wrapped(String text) {
        Printable.wrap(text, room()).forEach(part -> line(INDENT + part));
    }

    /** A command below a heading, whole, since a cut one cannot be pasted. */
    void command(String command) {
        line(INDENT + ink().dim(Printable.line(command)));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
