package io.unflake.worker.subjects.jupiter;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

public class Tagged {

    @Test
    void untagged() {}

    @Test
    @Tag("slow")
    void slow() {}

    @Test
    @Tag("slow")
    @Tag("network")
    void slowNetwork() {}
}
