package io.unflake.worker.subjects.testng;

import org.testng.annotations.DataProvider;
import org.testng.annotations.Factory;
import org.testng.annotations.Test;

public class MadeByFactory {

    @Factory(dataProvider = "values")
    public MadeByFactory(int value) {}

    @DataProvider
    public static Object[][] values() {
        return new Object[][] {{1}, {2}};
    }

    @Test
    public void made() {}
}
