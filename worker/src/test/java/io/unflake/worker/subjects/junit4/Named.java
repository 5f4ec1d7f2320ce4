package io.unflake.worker.subjects.junit4;

import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

/** Parameters with names without a number, a duplicate name, and a name like a number. */
@RunWith(Parameterized.class)
public class Named {

    @Parameterized.Parameter
    public String value;

    @Parameterized.Parameters(name = "{0}")
    public static List<String> values() {
        return List.of("same", "same", "1", "with (brackets) [x]");
    }

    @Test
    public void named() {}
}
