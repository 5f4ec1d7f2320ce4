package io.unflake.inject.subjects;

import org.junit.Assert;
import org.junit.Test;

/** Tests of JUnit 4. */
public class OldSubject {

    private static int started = 1;

    @Test
    public void adds() {
        Assert.assertEquals(4, 2 + 2);
    }

    @Test
    public void reads() {
        Assert.assertEquals(1, started);
    }

    @Test(expected = ArithmeticException.class)
    public void divides() {
        Assert.assertEquals(0, 1 / (started - 1));
    }
}
