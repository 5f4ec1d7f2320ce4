package io.unflake.model.strategy;

import java.util.List;
import java.util.Map;

/** Converts the parameters of a strategy to settings for the start of a JVM. */
@FunctionalInterface
public interface JvmStart {

    /** Starts the JVM without additional settings; the agent changes the setting at run time. */
    JvmStart AS_ALWAYS = (parameters, folder) -> JvmSettings.NONE;

    /**
     * Returns the settings for some parameters.
     *
     * @param folder where a folder for temporary files may be created
     */
    JvmSettings settings(Map<String, String> parameters, String folder);

    /** Returns a function that appends the value of a parameter to a prefix. */
    static JvmStart argument(String prefix, String parameter) {
        return (parameters, folder) -> JvmSettings.arguments(List.of(prefix + parameters.get(parameter)));
    }
}
