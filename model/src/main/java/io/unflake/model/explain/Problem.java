package io.unflake.model.explain;

import io.unflake.model.Detail.Value;
import java.util.List;

/**
 * A variable whose values differ between the failing and the passing run.
 *
 * @param variable shared state such as {@code field shop.Config.currency}, or what a method returns, such as
 *     {@code return shop.Users.count()}
 * @param place {@code internal} if it is on the heap of the JVM, otherwise {@code external}
 * @param sentence the difference as a sentence
 * @param failing the value before the test in the failing run; null if unknown
 * @param passing the value before the test in the passing run; null if unknown
 * @param differences the statements that hold in one of the runs only, by program point
 * @param writer who wrote it in the failing run; null if unknown
 * @param reader who read it in the failing run; null if unknown
 */
public record Problem(
        String variable,
        String place,
        String sentence,
        Value failing,
        Value passing,
        List<Difference> differences,
        Accessor writer,
        Accessor reader) {

    public static final String INTERNAL = "internal";
    public static final String EXTERNAL = "external";

    /** Statements about a variable at a program point that hold in one of the runs only. */
    public record Difference(String point, List<String> failing, List<String> passing) {

        public Difference {
            failing = List.copyOf(failing);
            passing = List.copyOf(passing);
        }
    }

    /**
     * Code that reads or writes a variable.
     *
     * @param at the code that does so, such as {@code shop.Config.set(Config.java:14)}
     * @param calledFrom the code of the test class that calls it; null if there is none
     */
    public record Accessor(String at, String calledFrom, List<String> stack) {

        public Accessor {
            stack = List.copyOf(stack);
        }
    }

    public Problem {
        differences = List.copyOf(differences);
    }

    /** Returns the same problem in another place. */
    public Problem in(String other) {
        return new Problem(variable, other, sentence, failing, passing, differences, writer, reader);
    }
}
