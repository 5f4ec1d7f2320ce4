package io.unflake.worker.naming;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.UniqueId;

class SegmentTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"m()", "m([Ljava.lang.String;, int)", "a/[b:c]/d", "50% + 1", "ünïcode \ud83d\ude00", "#1", "[0]"
            })
    void is_parsed_like_the_platform_does(String value) {
        UniqueId id = UniqueId.forEngine("some-engine").append("class", "a.B$C").append("method", value);
        assertThat(Segment.lastOf(id.toString())).isEqualTo(new Segment("method", value));
        assertThat(Segment.depth(id.toString())).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-jupiter", "x"})
    void may_be_the_only_one(String engine) {
        String id = UniqueId.forEngine(engine).toString();
        assertThat(Segment.lastOf(id)).isEqualTo(new Segment("engine", engine));
        assertThat(Segment.depth(id)).isEqualTo(1);
    }
}
