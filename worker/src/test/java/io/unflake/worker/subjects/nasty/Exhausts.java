package io.unflake.worker.subjects.nasty;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Tests that leave their JVM in an unreliable state. */
public class Exhausts {

    private static final List<Object> KEPT = new ArrayList<>();

    private Exhausts() {}

    static void fillMemory() {
        for (int size = 1 << 20; size > 0; size /= 8) {
            try {
                while (true) {
                    KEPT.add(new byte[size]);
                }
            } catch (OutOfMemoryError e) {
                if (size <= 32) {
                    throw e;
                }
            }
        }
    }

    public static class Memory {

        @RepeatedTest(3)
        void fills(RepetitionInfo repetition) {
            if (repetition.getCurrentRepetition() == 2) {
                fillMemory();
            }
        }
    }

    public static class MemoryInFixture {

        @BeforeAll
        static void fills() {
            fillMemory();
        }

        @Test
        void never() {}
    }

    public static class Stack {

        @Test
        void overflows() {
            overflows();
        }
    }

    /** The same in JUnit 4. */
    public static class Memory4 {

        @org.junit.Test
        public void fills() {
            fillMemory();
        }
    }

    /** Throws the error only as the cause of another exception. */
    public static class Behind {

        @Test
        void behind() {
            throw new IllegalStateException(new OutOfMemoryError("so it says"));
        }
    }
}
