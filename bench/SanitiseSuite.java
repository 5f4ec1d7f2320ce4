import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.security.MessageDigest;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A thousand small tests; the property {@code suite.kind} selects whether some throw and catch, or fail. */
class SanitiseSuite {

    private static final String KIND = System.getProperty("suite.kind", "passing");
    private static final int FAILURES = Integer.getInteger("suite.failures", 50);
    private static final byte[] DATA = new byte[1 << 20];

    static IntStream numbers() {
        return IntStream.range(0, 1_000);
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void test(int number) throws Exception {
        boolean tenth = number % 10 == 0;
        if (tenth && KIND.equals("catching")) {
            throwAndCatch(200);
            return;
        }
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(DATA);
        assertEquals(32, digest.length);
        if (tenth && KIND.equals("flooded")) {
            throwAndCatch(1_000);
        }
        if (KIND.equals("failing") && number % (1_000 / FAILURES) == 0) {
            assertNotEquals(32, digest.length);
        }
    }

    private static void throwAndCatch(int times) {
        assertEquals(times, IntStream.range(0, times).filter(SanitiseSuite::throwsAndCatches).count());
    }

    private static boolean throwsAndCatches(int number) {
        try {
            return Integer.parseInt("x" + number) < 0;
        } catch (NumberFormatException e) {
            return true;
        }
    }
}
