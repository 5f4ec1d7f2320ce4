package rates.bug;

import static org.testng.Assert.fail;

import org.testng.annotations.Test;

/** Fails because of a bug, right after the fixture of another test had a network exception. */
public class AfterFixtureTest {

    @Test(priority = 2)
    public void hasABug() {
        fail("a bug");
    }
}
