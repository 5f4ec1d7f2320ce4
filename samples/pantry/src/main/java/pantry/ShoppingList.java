package pantry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** What has to be bought, one product per line of a file that is deleted when the JVM ends. */
public final class ShoppingList {

    private final Path file;

    public ShoppingList(Path file) {
        this.file = file;
    }

    /** The list that everybody uses. */
    public static ShoppingList ofTheHouse() {
        return new ShoppingList(Path.of("target", "shopping-list.txt"));
    }

    public void add(String product) {
        try {
            Files.writeString(file, product + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            file.toFile().deleteOnExit();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public List<String> products() {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
