package io.unflake.inject.write;

import io.unflake.model.UserException;
import io.unflake.model.labels.Labels;
import io.unflake.model.score.Score;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The folder that a suite is written to. Only what an earlier injection wrote is ever deleted. The scores of an earlier
 * suite may stay beside it.
 */
public final class OutFolder {

    public static final String ORIGINAL = "original";
    public static final String MUTANTS = "mutants";
    public static final String WORK = "work";

    private static final List<String> OURS = List.of(Labels.FILE, Labels.LIB, Labels.CLASSES, ORIGINAL, MUTANTS, WORK);
    private static final Set<String> SCORES = Set.of(Score.FOLDER, Score.FILE, Score.PAGE);

    private final Path folder;

    public OutFolder(Path folder) {
        this.folder = folder;
    }

    /** Makes it empty, or refuses if it has other files. */
    public void prepare() throws IOException {
        if (Files.exists(folder) && !isOurs()) {
            throw UserException.wrongUse(
                    "the folder " + folder + " has other files in it", "Name a new or empty folder with --out.");
        }
        Files.createDirectories(folder);
        for (String each : OURS) {
            delete(folder.resolve(each));
        }
    }

    private boolean isOurs() throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> !SCORES.contains(name))
                    .toList();
            return names.isEmpty() || (names.contains(Labels.FILE) && OURS.containsAll(names));
        }
    }

    /** Deletes a folder and everything in it; links are not followed. */
    public static void delete(Path path) throws IOException {
        if (!Files.exists(path, java.nio.file.LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (Stream<Path> files = Files.walk(path)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
