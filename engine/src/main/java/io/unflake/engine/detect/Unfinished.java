package io.unflake.engine.detect;

import io.unflake.model.finding.Proof;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Words what a detection left out for lack of time. */
final class Unfinished {

    private final String module;
    private final List<String> lines = new ArrayList<>();

    Unfinished(String module) {
        this.module = module;
    }

    /** @param allTried whether every strategy was tried on every test that it may break */
    Unfinished strategies(boolean allTried) {
        if (!allTried) {
            lines.add("not every strategy was tried on every test of " + module);
        }
        return this;
    }

    Unfinished unconfirmed(Collection<Provoked> provoked) {
        return counted(
                provoked.stream().filter(each -> each.best().isSeenOnly()).count(),
                "failure of " + module + " was seen once and not confirmed",
                "failures of " + module + " were seen once and not confirmed");
    }

    Unfinished causes(Collection<Provoked> provoked, Map<Provoked, Proof> proofs) {
        return counted(
                provoked.stream()
                        .filter(each -> each.canBeProven() && !proofs.containsKey(each))
                        .count(),
                "failure of " + module + " was confirmed, but its cause was not searched",
                "failures of " + module + " were confirmed, but their causes were not searched");
    }

    Unfinished mitigations(int leftOut) {
        return counted(
                leftOut,
                "finding of " + module + " has no mitigation yet",
                "findings of " + module + " have no mitigation yet");
    }

    private Unfinished counted(long count, String one, String several) {
        if (count > 0) {
            lines.add(count + " " + (count == 1 ? one : several));
        }
        return this;
    }

    List<String> lines() {
        return List.copyOf(lines);
    }
}
