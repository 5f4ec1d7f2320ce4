package io.unflake.engine.discovery;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Size and time of files, which show whether any of them has changed. Folders are taken with everything in them. */
final class FileStamps {

    private static final String MAVEN = ".mvn";

    private final SortedMap<Path, String> stamps = new TreeMap<>();

    private FileStamps() {}

    /**
     * Reads the stamps. Hidden folders do not count, since version control and editors write there; only that of Maven does.
     *
     * @param places files and folders; those that do not exist have no stamp
     * @param except a folder that does not count
     */
    static FileStamps of(Collection<Path> places, Path except) {
        FileStamps stamps = new FileStamps();
        try {
            for (Path place : places) {
                stamps.add(place, except);
            }
            return stamps;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(Path place, Path except) throws IOException {
        if (!Files.exists(place)) {
            return;
        }
        // A link may lead to sources; one that leads back is a file that cannot be visited.
        Files.walkFileTree(place, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, new Visitor(place, except));
    }

    /** Adds the files of a folder. */
    private final class Visitor extends SimpleFileVisitor<Path> {

        private final Path place;
        private final Path except;

        Visitor(Path place, Path except) {
            this.place = place;
            this.except = except;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = String.valueOf(folder.getFileName());
            boolean isHidden = name.startsWith(".") && !name.equals(MAVEN) && !folder.equals(place);
            return isHidden || folder.equals(except) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            stamps.put(file, attributes.size() + " " + attributes.lastModifiedTime());
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            return FileVisitResult.CONTINUE;
        }
    }

    /** Returns the stamps of files that are in none of these folders. */
    FileStamps outside(Collection<Path> folders) {
        FileStamps others = new FileStamps();
        stamps.forEach((file, stamp) -> {
            if (folders.stream().noneMatch(file::startsWith)) {
                others.stamps.put(file, stamp);
            }
        });
        return others;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FileStamps those && stamps.equals(those.stamps);
    }

    @Override
    public int hashCode() {
        return stamps.hashCode();
    }

    @Override
    public String toString() {
        return stamps.toString();
    }
}
