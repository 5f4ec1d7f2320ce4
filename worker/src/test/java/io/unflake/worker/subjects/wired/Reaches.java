package io.unflake.worker.subjects.wired;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Reaches a site in every place where user code runs. */
public class Reaches {

    static {
        TalkativeAgent.reach("initialiser", true);
    }

    @BeforeAll
    static void before() {
        TalkativeAgent.reach("before", false);
    }

    @AfterAll
    static void after() {
        TalkativeAgent.reach("after", false);
    }

    @Test
    void test() {
        TalkativeAgent.reach("test", false);
    }

    @Nested
    class Inner {

        @Test
        void inner() {
            TalkativeAgent.reach("inner", false);
        }
    }
}
