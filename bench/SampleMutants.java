import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import io.unflake.model.project.TestSettings;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Reads the labels of a suite. {@code arguments SUITE} prints the arguments that make Unflake run the suite as its build
 * does, one per line; {@code sample SUITE COUNT SEED} prints some of its mutants that pass in plain order: id and test.
 */
class SampleMutants {

    private final Path suite;
    private final Labels labels;

    SampleMutants(Path suite) throws IOException {
        this.suite = suite;
        this.labels = Labels.read(Files.readString(suite.resolve(Labels.FILE)));
    }

    public static void main(String[] arguments) throws IOException {
        SampleMutants mutants = new SampleMutants(Path.of(arguments[1]));
        if (arguments[0].equals("arguments")) {
            mutants.arguments().forEach(System.out::println);
        } else {
            mutants.sample(Integer.parseInt(arguments[2]), Long.parseLong(arguments[3]))
                    .forEach(System.out::println);
        }
    }

    private List<String> arguments() {
        TestSettings settings = labels.settings();
        List<String> classpath = new ArrayList<>(labels.classpath());
        classpath.add(suite.resolve(Labels.LIB) + "/*");
        List<String> words = new ArrayList<>(List.of("--project", labels.workingDirectory()));
        words.addAll(List.of("--classpath", String.join(File.pathSeparator, classpath)));
        words.addAll(List.of("--test-classes", suite.resolve(Labels.CLASSES).toString()));
        settings.jvmArguments().forEach(each -> words.add("--jvm-arg=" + each));
        settings.properties().forEach((name, value) -> words.add("--jvm-arg=-D" + name + "=" + value));
        return words;
    }

    /** A brittle test fails in plain order: its state-setter comes later. */
    private static boolean passesInOrder(Mutant mutant) {
        return mutant.flaky().stream().noneMatch(test -> test.role().equals(LabelledTest.BRITTLE));
    }

    private Stream<String> sample(int count, long seed) {
        List<Mutant> mutants = new ArrayList<>(
                labels.mutants().stream().filter(SampleMutants::passesInOrder).toList());
        Collections.shuffle(mutants, new Random(seed));
        return mutants.stream()
                .limit(count)
                .map(mutant -> mutant.id() + " " + mutant.flaky().get(0).test());
    }
}
