package io.unflake.worker.subjects.jupiter;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Classes whose fixtures fail or abort, or that are disabled. */
public class Fixtures {

    private Fixtures() {}

    public static class Before {

        @BeforeAll
        static void before() {
            throw new IllegalStateException("before");
        }

        @Test
        void one() {}

        @RepeatedTest(2)
        void two() {}

        @Nested
        class Inner {

            @Test
            void three() {}
        }
    }

    public static class After {

        @AfterAll
        static void after() {
            throw new IllegalStateException("after");
        }

        @Test
        void one() {}
    }

    public static class Each {

        @BeforeEach
        void before() {
            throw new IllegalStateException("each");
        }

        @Test
        void one() {}
    }

    public static class Assuming {

        @BeforeAll
        static void before() {
            assumeTrue(false, "not here");
        }

        @Test
        void one() {}
    }

    @Disabled("all of it")
    public static class Off {

        @Test
        void one() {}

        @RepeatedTest(2)
        void two() {}
    }

    public static class Arguments {

        static Stream<Integer> none() {
            throw new IllegalStateException("no arguments");
        }

        static Stream<Integer> some() {
            return Stream.of(1, 2).peek(n -> {
                if (n == 2) {
                    throw new IllegalStateException("no second argument");
                }
            });
        }

        @ParameterizedTest
        @MethodSource("none")
        void none(int value) {}

        @ParameterizedTest
        @MethodSource("some")
        void some(int value) {}
    }

    public static class Constructed {

        public Constructed() {
            throw new IllegalStateException("constructor");
        }

        @Test
        void one() {}
    }
}
