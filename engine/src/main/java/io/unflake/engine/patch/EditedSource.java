package io.unflake.engine.patch;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** A source with texts inserted into it. */
public record EditedSource(SourceFile source, List<Insertion> insertions) {

    /**
     * A text to insert.
     *
     * @param offset before which character it is inserted
     * @param text as people would write it
     * @param onOneLine the same without line breaks, so that the lines after it keep their numbers
     */
    public record Insertion(int offset, String text, String onOneLine) {

        static Insertion inLine(int offset, String text) {
            return new Insertion(offset, text, text);
        }
    }

    public EditedSource {
        insertions = insertions.stream()
                .sorted(Comparator.comparingInt(Insertion::offset))
                .toList();
    }

    /** The source as people would write it. */
    public String text() {
        return with(Insertion::text);
    }

    /** The same code, in which everything has the line that it had before. */
    String keepingLines() {
        return with(Insertion::onOneLine);
    }

    private String with(Function<Insertion, String> form) {
        StringBuilder text = new StringBuilder();
        int done = 0;
        for (Insertion insertion : insertions) {
            text.append(source.text(), done, insertion.offset).append(form.apply(insertion));
            done = insertion.offset;
        }
        return text.append(source.text(), done, source.text().length()).toString();
    }
}
