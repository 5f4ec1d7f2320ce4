package io.unflake.worker.subjects.jupiter;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Declares an order, and has a fixture that must not run twice. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public class Ordered {

    private static boolean open;

    @BeforeAll
    static void open() {
        if (open) {
            throw new IllegalStateException("open already");
        }
        open = true;
    }

    @AfterAll
    static void leaveOpen() {}

    @Test
    @Order(1)
    void one() {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Order(2)
    void two(int number) {}

    @Test
    @Order(3)
    void three() {}
}
