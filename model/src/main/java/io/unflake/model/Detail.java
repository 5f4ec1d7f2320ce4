package io.unflake.model;

import java.util.List;

/**
 * What a detailed recording shows of one test, in the order in which it happened. No code of the user is called to
 * record it.
 *
 * @param samples the values of variables at program points
 * @param accesses who read and wrote shared state, the first few accesses of each place
 * @param calls the calls of project methods, the first few of each method
 * @param limits what is incomplete because a limit was reached, as sentences; empty if nothing is
 */
public record Detail(List<Sample> samples, List<Access> accesses, List<Call> calls, List<String> limits) {

    /** A recording of nothing. */
    public static final Detail NONE = new Detail(List.of(), List.of(), List.of(), List.of());

    /** The point before the first fixture of a test. */
    public static final String START = "test:::START";

    /** The point after the last fixture of a test. */
    public static final String END = "test:::END";

    /** The end of the name of a point where a method begins. */
    public static final String ENTER = ":::ENTER";

    /** The end of the name of a point where a method returns. */
    public static final String EXIT = ":::EXIT";

    /** The name of the variable for what a method returns. */
    public static final String RETURN = "return";

    /** The value of a table before the first statement that names it. */
    public static final String UNUSED = "not used yet";

    /** The value of a table without rows. */
    public static final String EMPTY = "empty";

    public Detail {
        samples = List.copyOf(samples);
        accesses = List.copyOf(accesses);
        calls = List.copyOf(calls);
        limits = List.copyOf(limits);
    }

    /**
     * The value of a variable when a program point was passed.
     *
     * @param point {@link #START}, {@link #END}, or a method with {@link #ENTER} or {@link #EXIT}, such as
     *     {@code shop.Config.currency():::EXIT}; the parameter types are short names
     * @param pass how many times the test has passed the point, counted from 1; samples of the same pass belong
     *     together
     * @param variable {@link #RETURN}, or shared state in the notation of {@link Trace#state()}, such as
     *     {@code field shop.Config.currency}
     * @param changed whether the value differs from the first one that this JVM has seen; null if that is unknown
     */
    public record Sample(String point, int pass, String variable, Value value, Boolean changed) {}

    /**
     * A value.
     *
     * @param text the value for human readers, such as {@code LinkedList(size 1) ["a"]}; cut if it is long
     * @param type the name of the runtime class; null for null
     * @param number the value of a number or a character; null for everything else
     * @param size the length of a string or array, or the number of elements or entries; null for everything else
     * @param digest equal values have equal digests; empty if the value is too large or changed meanwhile
     * @param literal the value as a Java expression, for primitives, strings, enum constants, classes and null; null for
     *     everything else
     */
    public record Value(String text, String type, Double number, Integer size, String digest, String literal) {

        /** Whether this is the value null. */
        public boolean isNull() {
            return type == null;
        }
    }

    /**
     * A read or write of shared state.
     *
     * @param state in the notation of {@link Trace#state()}
     * @param written whether the state was written, or may have been
     * @param assigned whether a value was assigned to a field, while other writes change the content of its value
     * @param value the value read, or the value after the write; null if unknown
     * @param thread the name of the thread; empty for the thread of the test
     * @param stack the frames outside the JDK and the test frameworks, innermost first
     */
    public record Access(
            String state, boolean written, boolean assigned, Value value, String thread, List<Frame> stack) {

        public Access {
            stack = List.copyOf(stack);
        }
    }

    /**
     * A call of a method of the project.
     *
     * @param owner the class that declares the method
     * @param descriptor the descriptor of the method, as in class files
     * @param isStatic whether no object is needed to call it
     */
    public record Call(String owner, String method, String descriptor, boolean isStatic, List<Value> arguments) {

        public Call {
            arguments = List.copyOf(arguments);
        }
    }
}
