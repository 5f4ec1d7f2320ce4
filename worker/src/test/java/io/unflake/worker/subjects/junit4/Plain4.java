package io.unflake.worker.subjects.junit4;

import org.junit.Assume;
import org.junit.Ignore;
import org.junit.Test;
import org.junit.experimental.categories.Category;

public class Plain4 extends Base4 {

    /** A category. */
    public interface Slow {}

    @Test
    public void passes() {}

    @Test
    @Category(Slow.class)
    public void slow() {}

    @Test
    public void fails() {
        throw new AssertionError("as it should");
    }

    @Test
    public void assumes() {
        Assume.assumeTrue(false);
    }

    @Test
    @Ignore("not now")
    public void ignored() {}
}
