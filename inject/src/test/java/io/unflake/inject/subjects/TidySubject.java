package io.unflake.inject.subjects;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Tests that clean up. */
public class TidySubject {

    private static String currency = "EUR";
    private static int opened;

    @AfterEach
    void reset() {
        currency = "EUR";
        opened = 0;
    }

    @Test
    void isPaidInEuros() {
        Assertions.assertEquals("EUR", currency);
    }

    @Test
    void usesDollars() {
        currency = "USD";
        Assertions.assertEquals("USD", currency);
    }

    @Test
    void opens() {
        opened++;
        Assertions.assertEquals(1, opened);
    }
}
