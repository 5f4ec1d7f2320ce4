package io.unflake.worker.subjects.testng;

import org.testng.SkipException;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

public class PlainNg extends BaseNg {

    @Test
    public void passes() {}

    @Test(groups = "slow")
    public void slow() {}

    @Test
    public void fails() {
        throw new AssertionError("as it should");
    }

    @Test
    public void skips() {
        throw new SkipException("not now");
    }

    @Test(enabled = false)
    public void disabled() {}

    @DataProvider
    public Object[][] numbers() {
        return new Object[][] {{1}, {2}, {3}};
    }

    @Test(dataProvider = "numbers")
    public void provided(int number) {}

    @Test(invocationCount = 2)
    public void repeated() {}

    @Test(dataProvider = "numbers")
    public void overloaded(int number) {}

    @Test
    public void overloaded() {}
}
