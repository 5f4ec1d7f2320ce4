package io.unflake.engine.detect;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.TestId;
import io.unflake.model.strategy.Durations;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Says what was tried on tests that did not fail. */
final class DelayNotes {

    private final DelayLadder ladder;
    private final Consumer<String> notes;

    DelayNotes(DelayLadder ladder, Consumer<String> notes) {
        this.ladder = ladder;
        this.notes = notes;
    }

    /** @param further those with the thread that runs a test for which all delays were tried */
    void tell(DelayCombinations all, List<DelayedThreads> further) {
        Stream.concat(all.others().stream(), all.own().stream())
                .map(DelayedThreads::test)
                .distinct()
                .filter(test -> !ladder.hasFailed(test))
                .forEach(test -> notes.accept(test + " " + outcome(test) + ": " + tried(test, all, further)));
    }

    private String outcome(TestId test) {
        return ladder.unwantedFailure(test)
                .map(other -> "failed, but not in the way that is looked for (" + words(other)
                        + "; only the given failures are reported)")
                .orElse("did not fail");
    }

    private static String words(FailureFingerprint failure) {
        String type = failure.type().substring(failure.type().lastIndexOf('.') + 1);
        return failure.frames().stream()
                .findFirst()
                .map(frame -> type + " at " + frame.file() + ":" + frame.line())
                .orElse(type);
    }

    private String tried(TestId test, DelayCombinations all, List<DelayedThreads> further) {
        List<String> tried = new ArrayList<>();
        long others = all.others().stream()
                .filter(each -> each.test().equals(test))
                .flatMap(each -> each.keys().stream())
                .distinct()
                .count();
        if (others > 0) {
            tried.add(others + (others == 1 ? " other thread was" : " other threads were") + delayed(true));
        }
        if (all.own().stream().anyMatch(each -> each.test().equals(test))) {
            tried.add("its own thread was"
                    + delayed(further.stream().anyMatch(each -> each.test().equals(test))));
        }
        return String.join(", ", tried);
    }

    private String delayed(boolean byAll) {
        Duration longest = ladder.longest(byAll);
        return " delayed by up to " + Durations.format(longest) + " at each point";
    }
}
