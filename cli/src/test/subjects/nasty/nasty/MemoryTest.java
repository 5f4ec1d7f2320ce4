package nasty;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryTest {

    private static final List<byte[]> KEPT = new ArrayList<>();

    @Test
    void runsOutOfMemory() {
        List<byte[]> list = new ArrayList<>();
        while (true) {
            list.add(new byte[1 << 20]);
        }
    }

    @Test
    void leavesNoMemoryToOthers() {
        for (int size = 1 << 20; ; ) {
            try {
                KEPT.add(new byte[size]);
            } catch (OutOfMemoryError e) {
                size /= 2;
                if (size < 1024) {
                    throw e;
                }
            }
        }
    }

    @Test
    void isHealthy() {}
}
