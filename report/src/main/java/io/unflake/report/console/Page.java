package io.unflake.report.console;

import io.unflake.report.text.Printable;

/** Collects the lines of a report, each cut to the width of the terminal. */
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

    /** How many columns an indented line has. */
    int room() {
        return style.width() - INDENT.length();
    }

    void blank() {
        out.append('\n');
    }

    /** A line that is safe to print and may be coloured. */
    void line(String text) {
        out.append(text).append('\n');
    }

    /** Any text below a heading. */
    void detail(String text) {
        detail("", text);
    }

    /** Any text below a heading, indented further. */
    void detail(String further, String text) {
        String fitting = style.verbose() ? Printable.line(text) : Printable.oneLine(text, room() - further.length());
        line(INDENT + further + fitting);
    }

    /** A printable text below a heading, never cut. */
    void wrapped(String text) {
        Printable.wrap(text, room()).forEach(part -> line(INDENT + part));
    }

    /** A command below a heading, never cut so that it can be pasted. */
    void command(String command) {
        line(INDENT + ink().dim(Printable.line(command)));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
