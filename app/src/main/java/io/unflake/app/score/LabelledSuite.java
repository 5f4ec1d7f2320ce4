package io.unflake.app.score;

import io.unflake.app.project.ProjectChoice.ClasspathProject;
import io.unflake.model.UserException;
import io.unflake.model.codec.CodecException;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder of compiled tests, and the flaws in them.
 *
 * @param name names the suite in reports
 * @param folder the folder with the labels
 * @param classes the folder with the test classes
 */
record LabelledSuite(String name, Path folder, Path classes, Labels labels, List<Mutant> mutants) {

    private static final String REMEDY = "Name a folder that 'unflake inject' wrote with --suite DIR.";
    private static final String MORE =
            "Write it again with 'unflake inject' and other --operators, or without --validate.";

    /**
     * Reads the suites in a folder: one, or one for each mutant, or those of several modules. Modules without mutants
     * are left out.
     */
    static List<LabelledSuite> read(Path folder) {
        List<Path> modules = Files.exists(folder.resolve(Labels.FILE)) ? List.of() : modules(folder);
        List<LabelledSuite> suites = (modules.isEmpty() ? List.of(folder) : modules)
                .stream().flatMap(each -> suites(each).stream()).toList();
        if (suites.isEmpty()) {
            throw UserException.wrongUse("the suite " + folder + " has no mutants", MORE);
        }
        return suites;
    }

    private static List<Path> modules(Path folder) {
        try (Stream<Path> below = Files.list(folder)) {
            return below.filter(each -> Files.exists(each.resolve(Labels.FILE)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static List<LabelledSuite> suites(Path folder) {
        Labels labels = labels(folder.resolve(Labels.FILE));
        Map<String, List<Mutant>> byFolder = labels.mutants().stream()
                .collect(Collectors.groupingBy(LabelledSuite::folder, LinkedHashMap::new, Collectors.toList()));
        List<LabelledSuite> suites = new ArrayList<>();
        byFolder.forEach((below, mutants) -> {
            Path classes = folder.resolve(below);
            if (!Files.isDirectory(classes)) {
                throw UserException.wrongUse("the suite " + folder + " has no folder " + below, REMEDY);
            }
            String name = byFolder.size() == 1 ? folder.toString() : classes.toString();
            suites.add(new LabelledSuite(name, folder, classes, labels, mutants));
        });
        return suites;
    }

    private static String folder(Mutant mutant) {
        return mutant.folder() == null ? Labels.CLASSES : mutant.folder();
    }

    private static Labels labels(Path file) {
        try {
            return Labels.read(Files.readString(file));
        } catch (CodecException e) {
            throw UserException.wrongUse("the file " + file + " cannot be used: " + e.getMessage(), REMEDY)
                    .because(e);
        } catch (NoSuchFileException e) {
            throw UserException.wrongUse("there is no " + Labels.FILE + " in " + file.getParent(), REMEDY)
                    .because(e);
        } catch (IOException e) {
            throw UserException.wrongUse("the file " + file + " cannot be read", REMEDY)
                    .because(e);
        }
    }

    /**
     * The suite as a project without build tool. Folders on its class path count as code under test.
     *
     * @param more other folders or jars with the code under test
     */
    ClasspathProject project(List<Path> more) {
        Path directory = Path.of(labels.workingDirectory() == null ? "" : labels.workingDirectory());
        List<String> code = Stream.concat(
                        more.stream(), labels.classpath().stream().map(Path::of).filter(Files::isDirectory))
                .map(Path::toString)
                .distinct()
                .toList();
        return new ClasspathProject(
                (Files.isDirectory(directory) ? directory : folder)
                        .toAbsolutePath()
                        .toString(),
                Stream.concat(labels.classpath().stream(), libraries().stream()).toList(),
                List.of(classes.toString()),
                code,
                List.of());
    }

    /** What mutants need comes last, so that the user's own versions win. */
    private List<String> libraries() {
        Path lib = folder.resolve(Labels.LIB);
        return Files.isDirectory(lib) ? List.of(lib + "/*") : List.of();
    }
}
