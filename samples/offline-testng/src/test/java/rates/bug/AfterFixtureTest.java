package rates.bug;

import static org.testng.Assert.fail;

import org.testng.annotations.Test;

/** Fails for a reason of its own, right after the fixture of another test could not reach anybody. */
public class AfterFixtureTest {

    @Test(priority = 2)
    public void hasABug() {
        fail("a bug");
    }
}
