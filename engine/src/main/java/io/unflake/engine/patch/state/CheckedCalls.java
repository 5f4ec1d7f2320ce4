package io.unflake.engine.patch.state;

import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.SourceFile;
import io.unflake.model.project.ModuleDescription;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds out whether statements may throw checked exceptions. */
public final class CheckedCalls {

    private static final Pattern CALL = Pattern.compile("\\$\\{([\\w.]+)}((?:\\.\\w+\\(\\))*)\\.(\\w+)\\(");

    private CheckedCalls() {}

    /**
     * Whether a method that a statement calls declares exceptions.
     *
     * @param statement a template, in which types are place-holders
     */
    public static boolean in(String statement, ModuleDescription module) {
        Matcher call = CALL.matcher(statement);
        while (call.find()) {
            if (call.group(1).startsWith("java.nio.file.")
                    || declaresExceptions(call.group(1), call.group(3), module)) {
                return true;
            }
        }
        return false;
    }

    private static boolean declaresExceptions(String className, String method, ModuleDescription module) {
        Optional<JavaSource> source = SourceFile.ofClass(className, module)
                .filter(file -> !file.isGroovy())
                .flatMap(JavaSource::parse);
        return source.flatMap(found -> found.type(className)).stream()
                .flatMap(type -> type.getMethodsByName(method).stream())
                .anyMatch(declared -> !declared.getThrownExceptions().isEmpty());
    }
}
