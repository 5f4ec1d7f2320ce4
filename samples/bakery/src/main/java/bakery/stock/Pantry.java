package bakery.stock;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/** Recipe files and their age. */
public final class Pantry {

    private final Path folder;

    public Pantry(Path folder) {
        this.folder = folder;
    }

    public Path write(String recipe, String text) throws IOException {
        return Files.writeString(folder.resolve(recipe), text);
    }

    public Duration age(String recipe) throws IOException {
        Instant touched = Files.getLastModifiedTime(folder.resolve(recipe)).toInstant();
        return Duration.between(touched, Instant.now());
    }

    public boolean isForgotten(String recipe) {
        File file = folder.resolve(recipe).toFile();
        long age = System.currentTimeMillis() - file.lastModified();
        return age > Duration.ofDays(30).toMillis();
    }
}
