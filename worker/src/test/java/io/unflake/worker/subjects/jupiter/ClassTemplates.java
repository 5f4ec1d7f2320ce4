package io.unflake.worker.subjects.jupiter;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameterised classes, new in Jupiter 5.13. */
@ParameterizedClass
@ValueSource(ints = {1, 2})
public class ClassTemplates {

    public ClassTemplates(int value) {}

    @Test
    void once() {}

    @RepeatedTest(2)
    void twice() {}

    @Nested
    @ParameterizedClass
    @ValueSource(strings = {"a", "b"})
    class Inner {

        Inner(String value) {}

        @Test
        void nested() {}
    }
}
