package io.unflake.inject.subjects;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Tests that share an instance. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public class SharedSubject {

    private String greeting = "hello";

    @Test
    void greets() {
        Assertions.assertEquals("hello", greeting);
    }

    @Test
    void adds() {
        Assertions.assertEquals(4, 2 + 2);
    }
}
