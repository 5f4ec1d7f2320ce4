package io.unflake.agent.record;

import io.unflake.hooks.TouchedFiles;
import io.unflake.hooks.TouchedNames;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds the files that tests write outside the folder for temporary files. */
public final class ClaimedFiles {

    /** Every file, whatever its name begins with. */
    private static final List<String> EVERYWHERE = List.of("");

    private final Set<Path> unclaimed = new LinkedHashSet<>();

    public ClaimedFiles() {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir")).toAbsolutePath();
        unclaimed.add(Path.of("/dev").toAbsolutePath());
        unclaimed.add(temporary);
        try {
            unclaimed.add(temporary.toRealPath());
        } catch (IOException e) {
            // The folder has no other path, or does not exist.
        }
        TouchedFiles.watch(EVERYWHERE);
    }

    /** Returns the claims since the last call. */
    public List<String> drain() {
        Set<String> claims = new TreeSet<>();
        TouchedFiles.drain().forEach((name, how) -> {
            if ((how & TouchedNames.WRITTEN) != 0) {
                add(name, claims);
            }
        });
        return List.copyOf(claims);
    }

    private void add(String name, Set<String> claims) {
        try {
            Path file = Path.of(name).toAbsolutePath().normalize();
            if (unclaimed.stream().noneMatch(file::startsWith)) {
                claims.add("file " + file);
            }
        } catch (InvalidPathException e) {
            // No file can have this name.
        }
    }
}
