package io.unflake.worker.subjects.junit4;

import org.junit.BeforeClass;
import org.junit.FixMethodOrder;
import org.junit.Test;
import org.junit.runners.MethodSorters;

/** Declares an order, and has a fixture that must not run twice. */
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class Ordered4 {

    private static boolean open;

    @BeforeClass
    public static void open() {
        if (open) {
            throw new IllegalStateException("open already");
        }
        open = true;
    }

    @Test
    public void a() {}

    @Test
    public void b() {}

    @Test
    public void c() {}
}
