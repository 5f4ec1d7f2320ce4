package io.unflake.worker.subjects.junit4;

import org.junit.Test;
import org.junit.experimental.runners.Enclosed;
import org.junit.runner.RunWith;

@RunWith(Enclosed.class)
public class Enclosing {

    public static class Left {

        @Test
        public void left() {}
    }

    public static class Right {

        @Test
        public void right() {}
    }
}
