package io.unflake.e2e;

import io.unflake.model.TestId;
import io.unflake.model.codec.Codec;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the tests of a sample declare by annotations of its package {@code truth}.
 *
 * @param flaky the tests that must be found, with their strategies and causes
 * @param steady the tests that must not be found, with the reason why a detector might report them
 */
record Truth(Map<TestId, Declared> flaky, Map<TestId, String> steady) {

    /**
     * What a flaky test declares; empty lists if its sample does not declare that.
     *
     * @param strategies the strategies that provoke it
     * @param cause the possible places of its cause as {@code file:line}
     * @param thread the places that start the slow threads
     */
    record Declared(List<String> strategies, List<String> cause, List<String> thread) {

        static final Declared NOTHING = new Declared(List.of(), List.of(), List.of());
    }

    /** Reads all modules that a detection has described, and so compiled. */
    static Truth read(Path out) throws IOException, ReflectiveOperationException {
        Truth truth = new Truth(new TreeMap<>(), new TreeMap<>());
        for (Declaration declaration : Declaration.read(out)) {
            truth.add(declaration);
        }
        return truth;
    }

    /** The modules that a detection has described. */
    static List<ModuleDescription> modules(Path out) throws IOException {
        List<ModuleDescription> modules = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(out.resolve("descriptions"), "*.module.json")) {
            for (Path file : files) {
                modules.add(Codec.read(ModuleDescription.class, Files.readString(file)));
            }
        }
        return modules;
    }

    private void add(Declaration it) throws ReflectiveOperationException {
        if (it.is("Flaky")) {
            flaky.put(it.test(), new Declared(it.strings("strategies"), it.strings("cause"), it.strings("thread")));
        } else if (it.is("Steady")) {
            steady.put(it.test(), (String) it.value(it.has("trap") ? "trap" : "because"));
        }
    }
}
