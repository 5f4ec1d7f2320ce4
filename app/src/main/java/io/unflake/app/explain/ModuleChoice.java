package io.unflake.app.explain;

import io.unflake.engine.discovery.ProjectClasses;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Finds the module that tests belong to. Tests of different modules never run in one JVM. */
final class ModuleChoice {

    private final List<ModuleDescription> modules;

    ModuleChoice(List<ModuleDescription> modules) {
        this.modules = modules;
    }

    /** Returns the only module that has the classes of all these tests. */
    ModuleDescription of(List<TestId> tests) {
        List<ModuleDescription> having = modules.stream()
                .filter(module -> classesOf(tests).stream().allMatch(new ProjectClasses(List.of(module))))
                .toList();
        if (having.size() > 1) {
            throw UserException.wrongUse(
                    "more than one module has " + described(classesOf(tests)) + ": " + names(having),
                    "Name one of them with --project DIR.");
        }
        return having.stream().findFirst().orElseThrow(() -> noneHas(tests));
    }

    private UserException noneHas(List<TestId> tests) {
        List<String> unknown = classesOf(tests).stream()
                .filter(name -> !new ProjectClasses(modules).test(name))
                .toList();
        return unknown.isEmpty()
                ? UserException.wrongUse(
                        "no module has all of " + described(classesOf(tests)),
                        "Name tests of the same module: others do not run in the same JVM, so none pollutes the other.")
                : UserException.wrongUse(
                        "the project does not have " + described(unknown),
                        "Name a test as fully.qualified.Class#method, or name the project with --project DIR.");
    }

    private static List<String> classesOf(Collection<TestId> tests) {
        return tests.stream().map(TestId::className).distinct().toList();
    }

    private static String described(List<String> classes) {
        return (classes.size() == 1 ? "the class " : "the classes ") + String.join(" and ", classes);
    }

    private static String names(List<ModuleDescription> some) {
        return some.stream().map(ModuleDescription::name).collect(Collectors.joining(", "));
    }
}
