package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Outcome;
import io.unflake.worker.subjects.nasty.Throws;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ThrowablesTest {

    private static Transcript run;

    @BeforeAll
    static void run() {
        try (ForkedWorker worker =
                ForkedWorker.with(List.of("-XX:MaxJavaStackTraceDepth=4000"), Frameworks.JUPITER_6)) {
            run = worker.execute(Throws.class);
        }
    }

    @Test
    void every_test_fails_whatever_it_throws() {
        assertThat(run.isComplete()).isTrue();
        assertThat(run.outcomes()).hasSize(6).containsValue(Outcome.FAILED).doesNotContainValue(Outcome.PASSED);
    }

    @Test
    void texts_of_methods_that_throw_are_replaced() {
        Failure failure = run.failure("Throws#unspeakable");
        assertThat(failure.type()).isEqualTo(Throws.class.getName() + "$Unspeakable");
        assertThat(failure.stack()).isEmpty();
        assertThat(failure.causes()).isEmpty();
    }

    @Test
    void huge_messages_are_cut() {
        assertThat(run.failure("Throws#huge").message()).hasSizeBetween(8_192, 8_200);
    }

    @Test
    void deep_stacks_keep_both_ends() {
        List<Frame> stack = run.failure("Throws#deep").stack();
        assertThat(stack).hasSize(1_000);
        assertThat(stack.get(0).method()).isEqualTo("dig");
        // The JVM itself does not keep the frames of the launcher.
        assertThat(stack.get(999).method()).isEqualTo("dig");
    }

    @Test
    void any_text_arrives_unchanged() {
        assertThat(run.failure("Throws#unprintable").message()).isEqualTo("\u0000 \ud800 \u202e \n \"quoted\" \\");
    }

    @Test
    void causes_are_reported_in_order() {
        assertThat(run.failure("Throws#caused").causes())
                .containsExactly("java.lang.IllegalArgumentException: inner", "java.lang.Error: innermost");
        assertThat(run.failure("Throws#endless").causes()).hasSize(16);
    }
}
