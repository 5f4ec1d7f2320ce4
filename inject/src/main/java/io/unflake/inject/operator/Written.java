package io.unflake.inject.operator;

import io.unflake.model.labels.LabelledTest;
import java.util.ArrayList;
import java.util.List;

/**
 * What was written.
 *
 * @param tests the tests that take part
 * @param fails when the flaky test fails, in one sentence
 */
public record Written(List<LabelledTest> tests, String fails) {

    public Written {
        tests = List.copyOf(tests);
    }

    /** One flaky test, which runs in one or more classes. */
    static Written flaky(List<String> classes, String method, String fails) {
        List<LabelledTest> tests = new ArrayList<>();
        classes.forEach(each -> tests.add(new LabelledTest(each + "#" + method, LabelledTest.FLAKY)));
        return new Written(tests, fails);
    }
}
