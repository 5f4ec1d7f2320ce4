package late;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LateTest {

    /** Fails if its draw is perturbed. Does not end if that happens while its cause is searched. */
    @Test
    void isFlaky() throws Exception {
        int drawn = new Random().nextInt(1_000_000_000);
        if (drawn == 999_999_999 && isConfirmed()) {
            Files.writeString(besideThisFolder(), "");
            new CountDownLatch(1).await();
        }
        assertTrue(drawn < 999_999_999);
    }

    /** Files in this folder may be visible to this JVM only. */
    private static Path besideThisFolder() {
        Path folder = Path.of("").toAbsolutePath();
        return folder.resolveSibling(folder.getFileName() + "-held");
    }

    /** The controller prints its progress to a file in this folder. */
    private static boolean isConfirmed() throws Exception {
        List<Path> logs;
        try (Stream<Path> files = Files.list(Path.of(""))) {
            logs = files.filter(file -> file.toString().startsWith("err-")).toList();
        }
        for (Path log : logs) {
            if (Files.readString(log).contains("flaky: late.LateTest#isFlaky")) {
                return true;
            }
        }
        return false;
    }
}
