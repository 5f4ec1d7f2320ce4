package io.unflake.model;

/**
 * A place in the code where a target API is called.
 *
 * @param kind which kind of perturbation applies here
 * @param className binary name of the calling class; empty for what belongs to no place
 * @param method name of the calling method
 * @param file source file, empty if unknown
 * @param line line number, 0 if unknown
 * @param api the API called, such as {@code java.util.Random.nextInt(int)}
 * @param ordinal counted from 0 among the calls of this API in this method
 * @param project whether the calling class is in the scope of instrumentation, not a library that only shares the clock
 */
public record Site(
        String kind, String className, String method, String file, int line, String api, int ordinal, boolean project) {

    /** Whether it is somewhere in the code, not everywhere in a test. */
    public boolean isPlace() {
        return !className.isEmpty();
    }

    /** The place as it stands in a stack trace. */
    public String place() {
        return new Frame(className, method, file, line).toString();
    }
}
