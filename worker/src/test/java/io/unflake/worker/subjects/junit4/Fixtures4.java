package io.unflake.worker.subjects.junit4;

import org.junit.AfterClass;
import org.junit.Assume;
import org.junit.BeforeClass;
import org.junit.Ignore;
import org.junit.Test;

/** Classes whose fixtures fail. */
public class Fixtures4 {

    private Fixtures4() {}

    public static class Before {

        @BeforeClass
        public static void before() {
            throw new IllegalStateException("before");
        }

        @Test
        public void one() {}

        @Test
        public void two() {}
    }

    public static class After {

        @AfterClass
        public static void after() {
            throw new IllegalStateException("after");
        }

        @Test
        public void one() {}
    }

    public static class Assuming {

        @BeforeClass
        public static void before() {
            Assume.assumeTrue(false);
        }

        @Test
        public void one() {}
    }

    @Ignore("all of it")
    public static class Ignored {

        @Test
        public void one() {}
    }

    /** JUnit 4 reports it as one failing test. */
    public static class Unusable {

        public Unusable(int unexpected) {}

        @Test
        public void one() {}
    }
}
