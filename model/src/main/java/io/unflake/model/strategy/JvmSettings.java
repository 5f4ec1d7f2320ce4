package io.unflake.model.strategy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The settings with which a JVM is started for a treatment.
 *
 * @param arguments the arguments of the JVM
 * @param environment the environment variables of its process
 * @param folders the folders that must exist before it starts
 */
public record JvmSettings(List<String> arguments, Map<String, String> environment, List<String> folders) {

    public static final JvmSettings NONE = new JvmSettings(List.of(), Map.of(), List.of());

    static JvmSettings arguments(List<String> arguments) {
        return new JvmSettings(arguments, Map.of(), List.of());
    }

    static JvmSettings environment(Map<String, String> environment) {
        return new JvmSettings(List.of(), environment, List.of());
    }

    /** Combines two settings. */
    JvmSettings and(JvmSettings other) {
        List<String> allArguments = new ArrayList<>(arguments);
        allArguments.addAll(other.arguments);
        Map<String, String> allVariables = new LinkedHashMap<>(environment);
        allVariables.putAll(other.environment);
        List<String> allFolders = new ArrayList<>(folders);
        allFolders.addAll(other.folders);
        return new JvmSettings(allArguments, allVariables, allFolders);
    }

    public boolean isEmpty() {
        return arguments.isEmpty() && environment.isEmpty();
    }
}
