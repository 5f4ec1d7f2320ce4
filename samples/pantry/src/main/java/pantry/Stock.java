package pantry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What is in stock, in a file that is deleted when the JVM ends. */
public final class Stock {

    private static final Path FILE = Path.of("target", "stock.csv");

    private Stock() {}

    public static void save(List<String> products) {
        try {
            Files.write(FILE, products);
            FILE.toFile().deleteOnExit();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static boolean has(String product) {
        try {
            return Files.readAllLines(FILE).contains(product);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
