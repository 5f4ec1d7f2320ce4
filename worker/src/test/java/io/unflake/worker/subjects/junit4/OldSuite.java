package io.unflake.worker.subjects.junit4;

import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestSuite;

public class OldSuite {

    public static Test suite() {
        TestSuite suite = new TestSuite("all of it");
        suite.addTestSuite(Old.class);
        for (String name : new String[] {"made one", "made two"}) {
            suite.addTest(new TestCase(name) {
                @Override
                protected void runTest() {}
            });
        }
        return suite;
    }
}
