package stall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** An order-dependent test with two cleaners. */
@TestMethodOrder(MethodOrderer.MethodName.class)
class BasketTest {

    private static int items;

    private static void clean(int cleaner) {
        if (cleaner <= Integer.getInteger("unflake.inject.k", 2)) {
            items = 0;
        }
    }

    @Test
    void aIsEmpty() {
        assertEquals(0, items);
    }

    @Test
    void bCleans1() {
        clean(1);
    }

    @Test
    void bCleans2() {
        clean(2);
    }

    @Test
    void cFills() {
        items = 1;
    }
}
