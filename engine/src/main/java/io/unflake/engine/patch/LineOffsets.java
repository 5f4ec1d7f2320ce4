package io.unflake.engine.patch;

import com.github.javaparser.Position;
import java.util.ArrayList;
import java.util.List;

/** Converts lines and columns of a text to offsets. */
final class LineOffsets {

    private final String text;
    private final List<Integer> starts = new ArrayList<>(List.of(0));

    LineOffsets(String text) {
        this.text = text;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isBetween = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
            if (c == '\n' || (c == '\r' && !isBetween)) {
                starts.add(i + 1);
            }
        }
    }

    int offset(Position position) {
        return starts.get(position.line - 1) + position.column - 1;
    }

    String separator() {
        return text.contains("\r\n") ? "\r\n" : "\n";
    }

    /** The offset of the first character of the line that contains an offset. */
    int startOfLine(int offset) {
        return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
    }

    /** The white space at the begin of the line that contains an offset. */
    String indentBefore(int offset) {
        int start = startOfLine(offset);
        int end = start;
        while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
            end++;
        }
        return text.substring(start, end);
    }
}
