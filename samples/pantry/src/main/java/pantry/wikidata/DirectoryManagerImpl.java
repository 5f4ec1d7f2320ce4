package pantry.wikidata;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Access to a directory of the file system. */
public class DirectoryManagerImpl implements DirectoryManager {

    final Path directory;
    final boolean readOnly;

    public DirectoryManagerImpl(Path directory, Boolean readOnly) {
        this.directory = directory;
        this.readOnly = readOnly;
    }

    @Override
    public boolean hasFile(String name) {
        return Files.exists(directory.resolve(name));
    }

    @Override
    public List<String> getSubdirectories() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(Files::isDirectory)
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }
}
