package io.unflake.report.text;

import io.unflake.model.codec.Codec;
import io.unflake.model.replay.Replay;
import io.unflake.model.replay.Replayed;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Renders the result of a replay. */
public final class ReplayText {

    private static final int LONGEST = 1000;

    private ReplayText() {}

    /**
     * The result as text.
     *
     * @param command the command that makes the test fail in the project's own build, if there is one
     */
    public static String of(Replay replay, Replayed replayed, Optional<String> command) {
        StringBuilder text = new StringBuilder();
        text.append("reproduced ").append(replayed.reproduced()).append('/').append(replayed.times());
        text.append(", a rate of ")
                .append(percent(replayed.low()))
                .append(" to ")
                .append(percent(replayed.high()));
        text.append(" (95 % confidence)\n");
        text.append(Printable.line(replay.test())).append('\n');
        boolean isReproduced = replayed.reproduced() > 0;
        text.append(isReproduced ? "" : "expected failure: ")
                .append(Printable.oneLine(failure(replay), LONGEST))
                .append('\n');
        if (replayed.otherwise() > 0) {
            text.append(replayed.otherwise()).append(replayed.otherwise() == 1 ? " run" : " runs");
            text.append(" failed in another way\n");
        }
        command.filter(words -> isReproduced)
                .ifPresent(words -> text.append("the same in your own build:\n")
                        .append(words)
                        .append('\n'));
        return text.toString();
    }

    private static String failure(Replay replay) {
        String type = ShortNames.type(replay.expected().type());
        String message = replay.expected().message();
        return message == null || message.isBlank() ? type : type + ": " + message;
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    /** The result as JSON. */
    public static String json(Replay replay, Replayed replayed) {
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("schema", "unflake/replayed/1");
        result.put("id", replay.id());
        result.put("test", replay.test());
        result.put("reproduced", replayed.reproduced());
        result.put("failedOtherwise", replayed.otherwise());
        result.put("times", replayed.times());
        result.put("low", round(replayed.low()));
        result.put("high", round(replayed.high()));
        return Codec.writeIndented(result);
    }

    private static double round(double share) {
        return Math.round(share * 1000) / 1000.0;
    }

    /** How to attach a debugger. */
    public static String debugging(int port) {
        return "the test JVM waits for a debugger at 127.0.0.1:" + port + "; attach your IDE or run\n"
                + "  jdb -attach 127.0.0.1:" + port + "\n";
    }
}
