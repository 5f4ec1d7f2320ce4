package workshop.testng;

import org.testng.annotations.Test;

public class GroupTest {

    @Test
    public void passes() {}
}
