package io.unflake.model;

import io.unflake.model.codec.Codec;
import java.util.List;

/**
 * A run to perform: tests in order, a treatment and a kind of JVM.
 *
 * @param module the module of the tests
 * @param purpose the reason for the run; part of its identity, since the same tests may run for several reasons
 * @param tests test methods in order; whole classes where all tests of a class are listed
 * @param repetition counted from 1; each repetition is a different run
 */
public record Run(String module, String purpose, List<TestId> tests, Treatment treatment, Jvm jvm, int repetition) {

    /** The kind of JVM in which a run takes place. */
    public enum Jvm {
        /** A fresh JVM without the agent. */
        PLAIN,
        /** A fresh JVM with the agent, for this run only. */
        FRESH,
        /** A fresh JVM with the agent, which runs of other tests may use, too. */
        SHARED,
        /** A JVM with the agent that may have run other tests before. */
        WARM,
        /** A JVM with the agent in which the whole suite ran before, with nothing perturbed. */
        USED,
        /** A fresh JVM with the agent, which records the state that each test uses and leaves behind. */
        RECORDING,
        /** A fresh JVM with the agent, which records values, accesses and calls of each test. */
        DETAILED
    }

    public Run {
        tests = List.copyOf(tests);
    }

    /** The id of this run, which is the same on any machine for the same plan. */
    public String id() {
        return Digest.of(Codec.write(this));
    }
}
