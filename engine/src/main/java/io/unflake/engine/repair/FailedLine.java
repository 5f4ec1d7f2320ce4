package io.unflake.engine.repair;

import io.unflake.engine.patch.SourceFile;
import io.unflake.engine.patch.rewrite.CodeLine;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the line of a source in a stack trace. */
final class FailedLine {

    private static final Pattern PLACE = Pattern.compile(".*\\(([^:()]+):(\\d+)\\)");

    private FailedLine() {}

    /** Returns the line that a frame names; empty if it is in another file. */
    static Optional<CodeLine> of(String frame, SourceFile file) {
        Matcher place = PLACE.matcher(frame);
        return place.matches() && file.path().getFileName().toString().equals(place.group(1))
                ? Optional.of(new CodeLine(file, Integer.parseInt(place.group(2))))
                : Optional.empty();
    }
}
