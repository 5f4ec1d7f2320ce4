package io.unflake.worker.subjects.junit4;

import org.junit.Test;

public abstract class Base4 {

    @Test
    public void inherited() {}
}
