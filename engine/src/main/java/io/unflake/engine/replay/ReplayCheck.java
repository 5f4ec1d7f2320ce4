package io.unflake.engine.replay;

import io.unflake.model.Perturbation;
import io.unflake.model.ShellQuote;
import io.unflake.model.UserException;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.StrategyCatalog;
import java.util.List;

/** Checks that a replay file still fits its project. */
record ReplayCheck(Replay replay) {

    /** @param now the digests of the project as it is */
    void check(Replay.Digests now) {
        checkStrategies();
        if (!now.classes().equals(replay.digests().classes())) {
            throw changed("the classes of the project have");
        }
        if (!now.dependencies().equals(replay.digests().dependencies())) {
            throw changed("the dependencies of the project have");
        }
    }

    /**
     * Returns whether the project is the one of the replay. If not, refuses a treatment of certain call sites, since their
     * lines may have moved.
     *
     * @param now the digests of the project as it is
     */
    boolean isCurrent(Replay.Digests now) {
        if (!replay.treatment().spots().isEmpty()) {
            check(now);
        }
        checkStrategies();
        return now.equals(replay.digests());
    }

    /** Strategies in plugins are known in the test JVM only. */
    private void checkStrategies() {
        if (!replay.instrument().plugins().isEmpty()) {
            return;
        }
        StrategyCatalog catalog = StrategyCatalog.with(replay.instrument().rules(), List.of());
        replay.treatment().perturbations().stream()
                .filter(part -> catalog.find(part.strategy()).isEmpty())
                .findFirst()
                .ifPresent(part -> {
                    throw UserException.wrongUse(
                            "the replay file names the strategy '" + part.strategy() + "', which does not exist",
                            "Run detect again for a new one.");
                });
    }

    private UserException changed(String what) {
        return UserException.wrongUse(
                what + " changed since this replay was written",
                "To check a fix, run detect with --tests " + ShellQuote.word(replay.test()) + strategy()
                        + "; for a new replay, run detect again.");
    }

    private String strategy() {
        List<Perturbation> parts = replay.treatment().perturbations();
        return parts.isEmpty()
                ? ""
                : " --strategy " + ShellQuote.word(parts.get(0).strategy());
    }
}
