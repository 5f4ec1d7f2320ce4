package io.unflake.engine.replay;

import io.unflake.model.UserException;
import io.unflake.model.codec.CodecException;
import io.unflake.model.replay.Replay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The replay files in an output folder. */
public final class ReplayFiles {

    private static final String SUFFIX = ".json";
    private static final long MOST_BYTES = 32L << 20;

    private final Path folder;

    /** @param out the output folder of a detection */
    public ReplayFiles(Path out) {
        folder = out.resolve("replays");
    }

    public Path file(String id) {
        return folder.resolve(id + SUFFIX);
    }

    public void write(Replay replay) {
        try {
            Files.createDirectories(folder);
            Files.writeString(file(replay.id()), replay.write());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether there is a replay of a finding that was written for this version of the project. */
    public boolean has(String id, Replay.Digests version) {
        try {
            return Files.exists(file(id)) && read(file(id)).digests().equals(version);
        } catch (UserException e) {
            // An unusable file is as good as none.
            return false;
        }
    }

    /** Finds the file of a finding by its id or an unambiguous prefix of it. */
    public Path find(String id) {
        List<String> alike = ids().stream().filter(each -> each.startsWith(id)).toList();
        if (alike.size() == 1) {
            return file(alike.get(0));
        }
        if (alike.isEmpty()) {
            throw UserException.wrongUse(
                    "there is no finding '" + id + "' in " + folder,
                    ids().isEmpty()
                            ? "Run detect first, name the project with --project DIR, or name a replay file."
                            : "It has " + some(ids()) + ".");
        }
        throw UserException.wrongUse(
                "'" + id + "' is ambiguous: it may be " + some(alike),
                "Give more characters of the id, as shown with the findings.");
    }

    private static String some(List<String> ids) {
        int most = 8;
        String listed = String.join(", ", ids.subList(0, Math.min(most, ids.size())));
        return ids.size() > most ? listed + " and " + (ids.size() - most) + " more" : listed;
    }

    private List<String> ids() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(SUFFIX))
                    .map(name -> name.substring(0, name.length() - SUFFIX.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a file whose content is not trusted. */
    public static Replay read(Path file) {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new CodecException("the file is too large");
            }
            return Replay.read(Files.readString(file));
        } catch (CodecException e) {
            throw UserException.wrongUse(
                            "the replay file " + file + " cannot be used: " + e.getMessage(),
                            "Run detect again for a new one.")
                    .because(e);
        } catch (IOException e) {
            throw UserException.wrongUse(
                            "the replay file " + file + " cannot be read",
                            "Check the path, or name a finding by its id.")
                    .because(e);
        }
    }
}
