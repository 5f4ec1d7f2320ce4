package io.unflake.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FailureFingerprintTest {

    private static final Frame JDK = new Frame("java.util.ArrayList", "get", "ArrayList.java", 427);
    private static final Frame CODE = new Frame("shop.Sip", "port", "Sip.java", 17);
    private static final Frame TEST = new Frame("shop.SipTest", "port", "SipTest.java", 9);

    @Test
    void messages_and_frames_outside_the_project_do_not_count() {
        Failure a = new Failure("E", "Index 5 @1f2e", List.of(JDK, CODE, TEST));
        Failure b = new Failure("E", "Index 6 @77aa", List.of(CODE, TEST, JDK, JDK));

        assertThat(of(a)).isEqualTo(of(b));
        assertThat(of(a).hash()).isEqualTo(of(b).hash());
    }

    @Test
    void type_line_and_method_count() {
        Failure failure = new Failure("E", "", List.of(CODE, TEST));
        Failure otherType = new Failure("F", "", List.of(CODE, TEST));
        Failure otherLine = new Failure("E", "", List.of(new Frame("shop.Sip", "port", "Sip.java", 18), TEST));

        assertThat(of(failure)).isNotEqualTo(of(otherType)).isNotEqualTo(of(otherLine));
    }

    @Test
    void a_stack_overflow_is_the_same_at_any_depth() {
        assertThat(of(overflow(1000))).isEqualTo(of(overflow(700)));
    }

    @Test
    void a_timeout_has_the_same_fingerprint_at_any_position() {
        String type = "org.junit.runners.model.TestTimedOutException";
        Failure inCode = new Failure(type, "", List.of(CODE, TEST));
        Failure inTest = new Failure(type, "", List.of(new Frame("shop.SipTest", "port", "SipTest.java", 12)));
        Failure other = new Failure(type, "", List.of(CODE, new Frame("shop.SipTest", "host", "SipTest.java", 9)));

        assertThat(of(inCode)).isEqualTo(of(inTest)).isNotEqualTo(of(other));
    }

    private static Failure overflow(int depth) {
        List<Frame> frames = new ArrayList<>();
        for (int i = 0; i < depth; i++) {
            frames.add(new Frame("shop.Sip", "a", "Sip.java", 1));
            frames.add(new Frame("shop.Sip", "b", "Sip.java", 2));
        }
        frames.add(TEST);
        return new Failure("java.lang.StackOverflowError", "", frames);
    }

    private static FailureFingerprint of(Failure failure) {
        return FailureFingerprint.of(failure, name -> name.startsWith("shop."));
    }
}
