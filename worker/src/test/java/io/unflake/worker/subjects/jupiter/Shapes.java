package io.unflake.worker.subjects.jupiter;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All kinds of tests that Jupiter has supported since version 5.0. */
public class Shapes extends ShapesBase {

    @Test
    void plain() {}

    @RepeatedTest(2)
    void repeated() {}

    @ParameterizedTest(name = "custom name")
    @ValueSource(ints = {7, 8, 9})
    void parameterised(int value) {}

    @ParameterizedTest
    @ValueSource(ints = 1)
    void overloaded(int value) {}

    @ParameterizedTest
    @ValueSource(strings = {"a", "b"})
    void overloaded(String value) {}

    @Test
    void withNamesake() {}

    void withNamesake(int helper) {}

    @TestFactory
    List<DynamicNode> dynamic() {
        return List.of(
                dynamicTest("one", () -> {}),
                dynamicContainer("two", List.of(dynamicTest("two-one", () -> {}), dynamicTest("two-two", () -> {}))));
    }

    @Nested
    class Inner {

        @Test
        void nested() {}

        @Nested
        class Innermost {

            @RepeatedTest(2)
            void deep() {}
        }
    }
}
