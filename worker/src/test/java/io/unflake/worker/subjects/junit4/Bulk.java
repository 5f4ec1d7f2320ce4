package io.unflake.worker.subjects.junit4;

import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestSuite;

/** Two classes whose suites create tests of the same inner class. */
public class Bulk {

    private Bulk() {}

    /** Created only by the other classes. */
    public class Made extends TestCase {

        Made(String name) {
            super(name);
        }

        public void testMade() {}
    }

    /** Created only by the other classes, because its constructor needs an argument. */
    public static class MadeOf extends TestCase {

        public MadeOf(String name, Object what) {
            super(name);
        }

        public void testMadeOf() {}
    }

    private static Test suite(Class<?> owner) {
        TestSuite suite = new TestSuite(owner.getName());
        for (String name : new String[] {"keys", "values"}) {
            TestSuite part = new TestSuite(name);
            part.addTest(new Bulk().new Made("testMade"));
            part.addTest(new MadeOf("testMadeOf", part));
            suite.addTest(part);
        }
        return suite;
    }

    public static class Left {

        public static Test suite() {
            return Bulk.suite(Left.class);
        }
    }

    public static class Right {

        public static Test suite() {
            return Bulk.suite(Right.class);
        }
    }
}
