package weather.outage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import weather.Station;

/** Needs the network in constructors, fixtures and the various kinds of tests. */
class FixturesTest {

    @Nested
    class InAConstructor {

        private final String weather;

        InAConstructor() throws IOException {
            weather = new Station().today();
        }

        @Test
        void isSunny() {
            assertEquals("sunny", weather);
        }
    }

    @Nested
    class InAField {

        private final String weather = new Station().todayOr("unknown");

        @Test
        void isSunny() {
            assertEquals("sunny", weather);
        }
    }

    @Nested
    class BeforeEachTest {

        private String weather;

        @BeforeEach
        void ask() throws IOException {
            weather = new Station().today();
        }

        @Test
        void isSunny() {
            assertEquals("sunny", weather);
        }
    }

    @Nested
    class SilentlyBeforeEachTest {

        private String weather;

        @BeforeEach
        void ask() {
            weather = new Station().todayOr("unknown");
        }

        @Test
        void isSunny() {
            assertEquals("sunny", weather);
        }
    }

    @Nested
    class AfterEachTest {

        @Test
        void isFine() {}

        @AfterEach
        void ask() throws IOException {
            assertEquals("sunny", new Station().today());
        }
    }

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class SilentlyBeforeAllTests {

        private String weather;

        @BeforeAll
        void ask() {
            weather = new Station().todayOr("unknown");
        }

        @Test
        void isSunny() {
            assertEquals("sunny", weather);
        }

        @Test
        void hasFiveLetters() {
            assertEquals(5, weather.length());
        }
    }

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class InAConstructorOfAll {

        private final String weather = new Station().todayOr("unknown");

        @Test
        void isSunny() {
            assertEquals("sunny", weather);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/today", "/today?again"})
    void isSunnyEverywhere(String ignored) throws IOException {
        assertEquals("sunny", new Station().today());
    }

    @RepeatedTest(2)
    void isSunnyAgain() {
        assertEquals("sunny", new Station().todayOr("unknown"));
    }

    @TestFactory
    Stream<DynamicTest> isSunnyInAllWays() {
        return Stream.of(
                dynamicTest("thrown", () -> assertEquals("sunny", new Station().today())),
                dynamicTest("swallowed", () -> assertEquals("sunny", new Station().todayOr("unknown"))));
    }

    @TestFactory
    Stream<DynamicTest> isSunnyInTheFactory() throws IOException {
        String weather = new Station().today();
        return Stream.of(dynamicTest("sunny", () -> assertNotNull(weather)));
    }
}
