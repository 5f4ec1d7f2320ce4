package workshop.junit4;

import org.junit.Test;

public class OldTest {

    @Test
    public void passes() {}
}
