package io.unflake.worker.subjects.jupiter;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Declares an order on which nothing depends. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public class Unordered {

    @Test
    @Order(1)
    void one() {}

    @Test
    @Order(2)
    void two() {}

    @Test
    @Order(3)
    void three() {}
}
