package io.unflake.sanitise.junit4;

import io.unflake.sanitise.evidence.TestScope;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/**
 * Skips a test instead of letting it fail when something outside was missing while it ran.
 *
 * <p>As a {@code @Rule} it covers tests with {@code @Before} and {@code @After}; as a {@code @ClassRule} also
 * {@code @BeforeClass} and {@code @AfterClass}. Of several rules it should be the outermost:
 * {@code @Rule(order = Integer.MIN_VALUE)}.
 */
public final class SanitiseRule implements TestRule {

    @Override
    public Statement apply(Statement base, Description description) {
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                TestScope scope = DescriptionTracker.begin(description);
                Throwable end = null;
                try {
                    base.evaluate();
                } catch (Throwable failure) {
                    end = DescriptionTracker.classified(description, scope, failure);
                    throw end;
                } finally {
                    if (scope != null) {
                        DescriptionTracker.ended(description, end);
                    }
                    DescriptionTracker.end(description, scope);
                }
            }
        };
    }
}
