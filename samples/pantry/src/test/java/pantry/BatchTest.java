package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class BatchTest {

    private static final UUID RUN = UUID.randomUUID();
    private static final Instant START = Instant.now();
    private static final Object LOCK = new Object();

    private static String last = "";

    @Test
    @Steady(trap = "reads and writes static state with random content")
    void eachBatchHasItsId() {
        String id = RUN + "/" + UUID.randomUUID();
        assertNotEquals(last, id);
        last = id;
    }

    @Test
    @Steady(trap = "reads a time that is different in each run")
    void timePasses() {
        assertFalse(Instant.now().isBefore(START));
    }

    @Test
    @Steady(trap = "reads a hash code that is different in each run")
    void theLockHasAHashCode() {
        last = Integer.toHexString(System.identityHashCode(LOCK));
        assertFalse(last.isEmpty());
    }

    @Test
    @Steady(trap = "reads what all tests change, but checks only its form")
    void theJournalIsReadable() {
        assertTrue(Journal.last().contains(" at "));
    }

    @Test
    @Steady(trap = "writes a folder with another name in each run")
    void aFolderIsTemporary() throws IOException {
        Path folder = Files.createTempDirectory("batch");
        last = folder.toString();
        Files.writeString(folder.resolve("id.txt"), RUN.toString());
        assertEquals(RUN.toString(), Files.readString(folder.resolve("id.txt")));
        Files.delete(folder.resolve("id.txt"));
        Files.delete(folder);
    }
}
