package io.unflake.model;

import io.unflake.model.codec.Codec;
import java.util.List;

/**
 * Tests in order, a treatment and a kind of JVM: one thing to try.
 *
 * @param module the module whose tests these are
 * @param purpose why it is tried; part of its identity, since the same run may be tried for two reasons
 * @param tests test methods in order; whole classes where all tests of a class are listed
 * @param repetition counted from 1; a repetition is another run
 */
public record Run(String module, String purpose, List<TestId> tests, Treatment treatment, Jvm jvm, int repetition) {

    /** In what kind of JVM a run takes place. */
    public enum Jvm {
        /** A fresh JVM without our agent. */
        PLAIN,
        /** A fresh JVM with our agent. */
        FRESH,
        /** A JVM with our agent that has run other tests before. */
        WARM,
        /** A fresh JVM with our agent that records which state each test touches and leaves behind. */
        RECORDING
    }

    public Run {
        tests = List.copyOf(tests);
    }

    /** Names this run: the same on any machine for the same plan. */
    public String id() {
        return Digest.of(Codec.write(this));
    }
}
