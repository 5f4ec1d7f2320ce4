package io.unflake.inject.subjects;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Tests without anything that a flaw could use. */
public class PlainSubject {

    @Test
    void adds() {
        Assertions.assertEquals(4, 2 + 2);
    }

    @Test
    void multiplies() {
        Assertions.assertEquals(4, 2 * 2);
    }
}
