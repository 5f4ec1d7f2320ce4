package io.unflake.report.html;

import io.unflake.report.text.Markup;
import io.unflake.report.text.Printable;
import java.util.ArrayDeque;
import java.util.Deque;

/** Collects elements and texts. All texts and attributes are escaped, since tests may have any name. */
public final class Html {

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /**
     * Begins an element.
     *
     * @param attributes names and values in turn
     */
    public Html open(String element, String... attributes) {
        start(element, attributes);
        out.append('>');
        open.push(element);
        return this;
    }

    /** Ends the innermost element. */
    public Html close() {
        out.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /** An element without content, such as a line of a plot. */
    public Html empty(String element, String... attributes) {
        start(element, attributes);
        out.append("/>\n");
        return this;
    }

    /** An element that contains only text. */
    public Html element(String element, String text, String... attributes) {
        return open(element, attributes).text(text).close();
    }

    /** A text, which may be hostile. */
    public Html text(String text) {
        out.append(Markup.escape(Printable.line(text)));
        return this;
    }

    /** A constant of ours that is markup or a style sheet already. */
    Html trusted(String markup) {
        out.append(markup);
        return this;
    }

    private void start(String element, String... attributes) {
        out.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            out.append(Markup.escape(Printable.line(attributes[i + 1]))).append('"');
        }
    }

    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("these elements are open: " + open);
        }
        return out.toString();
    }
}
