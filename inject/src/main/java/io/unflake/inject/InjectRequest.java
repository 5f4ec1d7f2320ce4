package io.unflake.inject;

import io.unflake.inject.edit.Settings;
import io.unflake.inject.operator.Operator;
import io.unflake.model.project.ModuleDescription;
import java.nio.file.Path;
import java.util.List;

/**
 * What to inject into which suite.
 *
 * @param operators the operators to apply
 * @param order how many mutants are written together; 1 for first-order mutants
 * @param seed chooses among mutants that exclude each other
 * @param layout {@code one} or {@code each}
 * @param out the folder to write
 * @param brought the folder with the jars that flaws may need
 */
public record InjectRequest(
        ModuleDescription module,
        List<Operator> operators,
        Settings settings,
        int order,
        long seed,
        String layout,
        Path out,
        Path brought) {

    /** The user's folders and jars with compiled tests. */
    public List<Path> testClasses() {
        return module.testClasses().stream().map(Path::of).toList();
    }

    /** The user's class path without the compiled tests. */
    public List<String> otherClasspath() {
        return module.classpath().stream()
                .filter(element -> !module.testClasses().contains(element))
                .toList();
    }
}
