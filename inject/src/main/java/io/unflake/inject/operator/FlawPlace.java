package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.place.TestClass;
import io.unflake.inject.place.TestMethod;
import io.unflake.model.labels.Mutant;
import java.util.Optional;

/**
 * A place where a flaw fits.
 *
 * @param host the test of the user that gets the flaw; empty if a test is added
 * @param element what the flaw uses there, such as {@code the field count}
 * @param flaw writes it
 */
public record FlawPlace(Operator operator, TestClass testClass, Optional<TestMethod> host, String element, Flaw flaw) {

    /** Writes a flaw into a class. */
    @FunctionalInterface
    public interface Flaw {

        Written write(MutantEdit edit);
    }

    /** A place in a test of the user. */
    static FlawPlace own(Operator operator, TestClass testClass, TestMethod host, String element, Flaw flaw) {
        return new FlawPlace(operator, testClass, Optional.of(host), element, flaw);
    }

    /** A class that gets a new test. */
    static FlawPlace template(Operator operator, TestClass testClass, Flaw flaw) {
        return new FlawPlace(operator, testClass, Optional.empty(), "an added test", flaw);
    }

    /** The name in the labels: {@code own} or {@code template}. */
    public String label() {
        return host.isPresent() ? Mutant.OWN : Mutant.TEMPLATE;
    }

    /** Where it is, for readers. */
    public String site() {
        return testClass.name() + host.map(test -> "#" + test.name()).orElse("") + ": " + element;
    }
}
