package io.unflake.worker.subjects.junit4;

import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
public class Numbered {

    @Parameterized.Parameter
    public String value;

    @Parameterized.Parameters
    public static List<String> values() {
        return List.of("a", "b");
    }

    @Test
    public void first() {}

    @Test
    public void second() {}
}
