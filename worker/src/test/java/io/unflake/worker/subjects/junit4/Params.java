package io.unflake.worker.subjects.junit4;

import junitparams.JUnitParamsRunner;
import junitparams.Parameters;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(JUnitParamsRunner.class)
public class Params {

    @Test
    @Parameters({"1, one", "2, two"})
    public void both(int number, String word) {}

    @Test
    public void neither() {}
}
