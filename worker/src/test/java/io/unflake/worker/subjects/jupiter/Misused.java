package io.unflake.worker.subjects.jupiter;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Newer engines reject it during discovery, and the whole request with it. */
public class Misused {

    @BeforeAll
    void notStatic() {}

    @Test
    void one() {}
}
