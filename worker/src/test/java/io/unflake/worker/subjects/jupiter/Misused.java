package io.unflake.worker.subjects.jupiter;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** New engines refuse to discover it, and everything else with it. */
public class Misused {

    @BeforeAll
    void notStatic() {}

    @Test
    void one() {}
}
