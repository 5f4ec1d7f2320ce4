import io.unflake.engine.discovery.TestClasses;
import io.unflake.engine.plan.Pinned;
import io.unflake.inject.edit.ClassOutput;
import io.unflake.inject.edit.Settings;
import io.unflake.inject.edit.TypeHierarchy;
import io.unflake.inject.load.LoadingJvm;
import io.unflake.inject.operator.Operator;
import io.unflake.inject.operator.Operators;
import io.unflake.inject.place.SuiteReader;
import io.unflake.inject.place.TestClass;
import io.unflake.inject.write.ClassesFolder;
import io.unflake.inject.write.FolderWriter;
import io.unflake.inject.write.Libraries;
import io.unflake.inject.write.MutantCandidate;
import io.unflake.inject.write.MutantCandidates;
import io.unflake.inject.write.Mutation;
import io.unflake.inject.write.OutFolder;
import io.unflake.model.project.ModuleDescription;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Writes all first-order mutants of suites, one suite for each, and prints how long that took, as CSV: one line for each
 * operator, and one for reading the suite. Seconds are counted until the mutants are made, verified and loaded, and until
 * all copies of the suite are written. Arguments: the output folder, the folder with the jars that flaws may need, and
 * folders that {@code bench/suite} has prepared.
 */
class InjectSuites {

    private final Path out;
    private final Path brought;
    private final Path suite;

    InjectSuites(Path out, Path brought, Path suite) {
        this.out = out;
        this.brought = brought;
        this.suite = suite;
    }

    public static void main(String[] arguments) throws IOException {
        System.out.println("suite,operator,tests,mutants,dropped,made,written,heapMiB");
        for (int i = 2; i < arguments.length; i++) {
            new InjectSuites(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[i])).inject();
        }
    }

    private void inject() throws IOException {
        long start = System.nanoTime();
        OutFolder.delete(out);
        ModuleDescription module = module();
        List<Path> tests = module.testClasses().stream().map(Path::of).toList();
        List<Path> classpath = module.classpath().stream().map(Path::of).toList();
        Libraries libraries = new Libraries(classpath, brought);
        List<TestClass> classes = SuiteReader.read(tests, new HashSet<>(TestClasses.of(module)));
        ClassesFolder original = ClassesFolder.copy(tests, out.resolve("original"));
        try (FolderWriter writer = new FolderWriter(original);
                TypeHierarchy hierarchy = new TypeHierarchy(withLibraries(classpath, libraries));
                LoadingJvm loading = new LoadingJvm(module, withLibraries(classpath, libraries))) {
            int count = classes.stream().mapToInt(each -> each.tests().size()).sum();
            print("-", count, 0, 0, start, System.nanoTime());
            Mutation mutation = new Mutation(new ClassOutput(hierarchy, loading), new Settings(true, 0.5, 5));
            for (Operator operator : Operators.ALL) {
                inject(operator, classes, libraries, new Pinned(module), mutation, writer);
                OutFolder.delete(out.resolve("mutants"));
            }
        }
    }

    private void inject(
            Operator operator,
            List<TestClass> classes,
            Libraries libraries,
            Pinned build,
            Mutation mutation,
            FolderWriter writer)
            throws IOException {
        long start = System.nanoTime();
        int written = 0;
        int dropped = 0;
        for (MutantCandidate each :
                MutantCandidates.find(classes, List.of(operator), true, libraries, build).all()) {
            Mutation.Result result = mutation.apply(List.of(each), each.id());
            writer.mutate(out.resolve("mutants").resolve(each.id()), result.files());
            written += result.mutants().size();
            dropped += result.broken().size();
        }
        long made = System.nanoTime();
        writer.flush();
        print(operator.name(), 0, written, dropped, start, made);
    }

    private void print(String operator, int tests, int mutants, int dropped, long start, long made) {
        long peak = ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .mapToLong(pool -> pool.getPeakUsage().getUsed())
                .sum();
        System.out.printf(
                "%s,%s,%d,%d,%d,%.3f,%.3f,%d%n",
                suite.getFileName(),
                operator,
                tests,
                mutants,
                dropped,
                (made - start) / 1e9,
                (System.nanoTime() - start) / 1e9,
                peak >> 20);
    }

    private static List<Path> withLibraries(List<Path> classpath, Libraries libraries) {
        List<String> needed = Operators.ALL.stream()
                .flatMap(operator -> operator.needs().stream())
                .distinct()
                .toList();
        return Stream.concat(classpath.stream(), libraries.missing(needed).stream())
                .toList();
    }

    private ModuleDescription module() throws IOException {
        return new ModuleDescription(
                suite.getFileName().toString(),
                suite.toString(),
                "",
                List.of(Files.readString(suite.resolve("classpath.txt")).strip().split(File.pathSeparator)),
                List.of(),
                List.of(suite.resolve("classes").toString()),
                List.of(suite.resolve("test-classes").toString()),
                List.of(),
                List.of("**/*.java"),
                List.of(),
                "",
                "",
                List.of(),
                Map.of(),
                Map.of(),
                suite.resolve("work").toString(),
                false);
    }
}
