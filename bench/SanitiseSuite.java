import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.security.MessageDigest;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A thousand small tests; the property suite.kind says whether all pass, some throw and catch, or some fail. */
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
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(DATA);
        assertEquals(32, digest.length);
        if (KIND.equals("catching") && number % 10 == 0) {
            assertEquals(1_000, IntStream.range(0, 1_000).filter(SanitiseSuite::throwsAndCatches).count());
        }
        if (KIND.equals("failing") && number % (1_000 / FAILURES) == 0) {
            assertNotEquals(32, digest.length);
        }
    }

    private static boolean throwsAndCatches(int number) {
        try {
            return Integer.parseInt("x" + number) < 0;
        } catch (NumberFormatException e) {
            return true;
        }
    }
}
