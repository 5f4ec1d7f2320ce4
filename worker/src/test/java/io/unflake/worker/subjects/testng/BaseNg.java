package io.unflake.worker.subjects.testng;

import org.testng.annotations.Test;

public abstract class BaseNg {

    @Test
    public void inherited() {}
}
