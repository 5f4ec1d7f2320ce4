package io.unflake.worker.subjects.testng;

import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Classes whose fixtures fail. */
public class FixturesNg {

    private FixturesNg() {}

    public static class Before {

        @BeforeClass
        public void before() {
            throw new IllegalStateException("before");
        }

        @Test
        public void one() {}

        @Test
        public void two() {}
    }

    public static class BeforeEach {

        @BeforeMethod
        public void before() {
            throw new IllegalStateException("before each");
        }

        @Test
        public void one() {}
    }

    public static class After {

        @AfterClass
        public void after() {
            throw new IllegalStateException("after");
        }

        @Test
        public void one() {}
    }
}
