package nasty;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class FixtureTest {

    @BeforeAll
    static void exits() {
        System.exit(5);
    }

    @Test
    void neverBegins() {}

    @Test
    void neverBeginsEither() {}
}
