package io.unflake.worker.subjects.junit4;

import junit.framework.TestCase;

public class Old extends TestCase {

    public void testOld() {}

    public void testFails() {
        fail("as it should");
    }
}
