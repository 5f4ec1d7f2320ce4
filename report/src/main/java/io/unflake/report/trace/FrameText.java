package io.unflake.report.trace;

import io.unflake.model.Frame;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a frame of a stack trace as {@link StackTraceElement} and loggers print it. */
final class FrameText {

    /** Names may have spaces and parentheses in Kotlin, so that the last pair holds the file. */
    private static final Pattern FRAME = Pattern.compile("\\s*at\\s+(?:[^\\s()/$]*/){0,2}(\\S|\\S.*\\S)"
            + "\\(([^()\\s]*|Unknown Source|Native Method)\\)(?:\\s+[~\\[(<].*)?\\s*");

    private static final Pattern FILE = Pattern.compile("(.+?):(\\d{1,9})");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\w$<>-]+");

    private FrameText() {}

    /** Returns the frame in a line; empty if there is none. */
    static Optional<Frame> read(String line) {
        Matcher frame = FRAME.matcher(line);
        if (!frame.matches()) {
            return Optional.empty();
        }
        String name = frame.group(1);
        int dot = dot(name);
        return dot < 1
                ? Optional.empty()
                : Optional.of(frame(name.substring(0, dot), name.substring(dot + 1), frame.group(2)));
    }

    /** The end of the class. Only features of Spock have dots in their names. */
    private static int dot(String name) {
        int last = name.lastIndexOf('.');
        int space = name.indexOf(' ');
        boolean isFeature = space >= 0
                && space < last
                && !WORD.matcher(name.substring(last + 1)).matches();
        return isFeature ? name.lastIndexOf('.', space) : last;
    }

    private static Frame frame(String type, String method, String place) {
        Matcher file = FILE.matcher(place);
        return file.matches()
                ? new Frame(type, method, file.group(1), Integer.parseInt(file.group(2)))
                : new Frame(type, method, source(place), -1);
    }

    private static String source(String place) {
        return place.equals("Unknown Source") || place.equals("Native Method") ? "" : place;
    }
}
