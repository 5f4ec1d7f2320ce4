package io.unflake.worker.subjects.jupiter;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

abstract class ShapesBase {

    @Test
    void inherited() {}

    @Nested
    class InheritedInner {

        @Test
        void nestedAbove() {}
    }
}
