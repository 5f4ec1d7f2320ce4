package io.unflake.app.score;

import io.unflake.app.project.TestedProject;
import io.unflake.engine.score.Setting;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.nio.file.Path;
import java.util.List;

/**
 * A suite in one setting, for a detector to run on.
 *
 * @param described the suite without the setting
 * @param plainSeconds how long one plain run takes in a JVM of ours
 * @param folder where the detector may write
 */
record SuiteTrial(
        LabelledSuite suite,
        TestedProject project,
        ModuleDescription described,
        Setting setting,
        double plainSeconds,
        Path folder,
        Progress progress) {

    /** The setting as arguments of a test JVM. */
    List<String> jvmArguments() {
        return setting.properties().entrySet().stream()
                .map(property -> "-D" + property.getKey() + "=" + property.getValue())
                .toList();
    }

    /** The suite with the setting. */
    ModuleDescription module() {
        return described.withMoreJvmArguments(jvmArguments());
    }
}
