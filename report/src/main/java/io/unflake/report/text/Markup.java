package io.unflake.report.text;

/** Escapes text for XML and HTML. */
public final class Markup {

    private Markup() {}

    /** The text with the characters that mark elements, attributes and entities as entities. */
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
