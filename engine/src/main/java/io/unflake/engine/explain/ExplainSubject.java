package io.unflake.engine.explain;

import io.unflake.engine.fork.Installation;
import io.unflake.engine.fork.TimeLimits;
import io.unflake.model.TestId;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.InstrumentOptions;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.time.Duration;

/**
 * The module whose test is explained, and how its tests run.
 *
 * @param folder for the logs of the test JVMs
 */
public record ExplainSubject(
        ModuleDescription module,
        Installation installation,
        InstrumentOptions instrument,
        TimeLimits limits,
        Path folder) {

    /** The longest time that a test may take. */
    static final Duration LIMIT = Duration.ofMinutes(2);

    /** Runs tests as usual. */
    public static ExplainSubject of(ModuleDescription module, Installation installation, Path folder) {
        return new ExplainSubject(
                module,
                installation,
                InstrumentOptions.DEFAULT,
                TimeLimits.of(LIMIT, StrategyCatalog.BUILT_IN::prolongs),
                folder);
    }

    /** Runs tests as a replay does. */
    public static ExplainSubject of(Replay replay, ModuleDescription module, Installation installation, Path folder) {
        TimeLimits limits = TimeLimits.fixed(
                TestId.parse(replay.test()),
                Duration.ofMillis(replay.limits().testMillis()),
                Duration.ofMillis(replay.limits().otherMillis()));
        return new ExplainSubject(module, installation, replay.instrument(), limits, folder);
    }
}
