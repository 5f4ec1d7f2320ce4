package io.unflake.sanitise.junit4;

import io.unflake.sanitise.evidence.TestScope;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/**
 * Skips a test that fails because an assumption, such as the network, did not hold while it ran.
 *
 * <p>As {@code @Rule} it covers tests with their {@code @Before} and {@code @After} methods, as {@code @ClassRule} also
 * {@code @BeforeClass} and {@code @AfterClass}. It should be the outermost rule:
 * {@code @Rule(order = Integer.MIN_VALUE)}.
 */
public final class SanitiseRule implements TestRule {

    @Override
    public Statement apply(Statement base, Description description) {
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                TestScope scope = DescriptionTracker.begin(description);
                Throwable thrown = null;
                try {
                    base.evaluate();
                } catch (Throwable failure) {
                    thrown = DescriptionTracker.skipOrFailure(description, scope, failure);
                    throw thrown;
                } finally {
                    if (scope != null) {
                        DescriptionTracker.record(description, thrown);
                    }
                    DescriptionTracker.end(description, scope);
                }
            }
        };
    }
}
