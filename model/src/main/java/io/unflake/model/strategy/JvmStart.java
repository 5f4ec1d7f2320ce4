package io.unflake.model.strategy;

import java.util.List;
import java.util.Map;

/** Turns the parameters of a strategy into what a JVM is started with. */
@FunctionalInterface
public interface JvmStart {

    /** The JVM is started as always; the agent changes the setting while it runs. */
    JvmStart AS_ALWAYS = (parameters, folder) -> JvmSettings.NONE;

    /**
     * What a JVM is started with for some parameters.
     *
     * @param folder where a folder for temporary files may be created
     */
    JvmSettings settings(Map<String, String> parameters, String folder);

    /** Passes the value of a parameter in one argument. */
    static JvmStart argument(String prefix, String parameter) {
        return (parameters, folder) -> JvmSettings.arguments(List.of(prefix + parameters.get(parameter)));
    }
}
