package io.unflake.app.detect;

import io.unflake.app.project.ProjectOptions;
import io.unflake.app.strategies.OwnStrategies;

/** The options of a detection, as the user gave them. */
public record DetectOptions(
        ProjectOptions project,
        TestSelection selection,
        SearchOptions search,
        LimitOptions limits,
        OwnStrategies own,
        OutputOptions output) {}
