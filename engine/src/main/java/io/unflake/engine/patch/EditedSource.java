package io.unflake.engine.patch;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A source with some of its text replaced. */
public record EditedSource(SourceFile source, List<Edit> edits) {

    /**
     * A text that replaces another one.
     *
     * @param begin the offset of the first character that is replaced
     * @param end the offset after the last one; the same as {@code begin} to insert
     * @param text as people would write it
     * @param onOneLine the same without line breaks, so that the lines after it keep their numbers
     */
    public record Edit(int begin, int end, String text, String onOneLine) {

        /** Inserts a text without line breaks. */
        public static Edit inLine(int offset, String text) {
            return insertion(offset, text, text);
        }

        /** Inserts a text. */
        public static Edit insertion(int offset, String text, String onOneLine) {
            return new Edit(offset, offset, text, onOneLine);
        }

        /** Replaces by a text without line breaks. */
        public static Edit replacement(int begin, int end, String text) {
            return new Edit(begin, end, text, text);
        }
    }

    /** Edits at the same offset keep their order. */
    public EditedSource {
        edits = sorted(edits);
        if (overlap(edits)) {
            throw new IllegalArgumentException("two edits of " + source.path() + " overlap");
        }
    }

    /** Returns the source with edits; empty if there are none, or if two of them replace the same text. */
    public static Optional<EditedSource> of(SourceFile source, List<Edit> edits) {
        return edits.isEmpty() || overlap(sorted(edits))
                ? Optional.empty()
                : Optional.of(new EditedSource(source, edits));
    }

    private static List<Edit> sorted(List<Edit> edits) {
        return edits.stream().sorted(Comparator.comparingInt(Edit::begin)).toList();
    }

    private static boolean overlap(List<Edit> sorted) {
        int done = 0;
        for (Edit edit : sorted) {
            if (edit.begin < done) {
                return true;
            }
            done = edit.end;
        }
        return false;
    }

    /** The source as people would write it. */
    public String text() {
        return with(Edit::text);
    }

    /** The same code, in which everything has the line that it had before. */
    String keepingLines() {
        return with(edit -> edit.onOneLine + lineBreaks(source.text().substring(edit.begin, edit.end)));
    }

    /** Writes the text to the file of the source. */
    public void write() throws IOException {
        Files.writeString(source.path(), text(), source.charset());
    }

    private static String lineBreaks(String replaced) {
        return "\n".repeat((int) replaced.chars().filter(c -> c == '\n').count());
    }

    private String with(Function<Edit, String> form) {
        StringBuilder text = new StringBuilder();
        int done = 0;
        for (Edit edit : edits) {
            text.append(source.text(), done, edit.begin).append(form.apply(edit));
            done = edit.end;
        }
        return text.append(source.text(), done, source.text().length()).toString();
    }
}
