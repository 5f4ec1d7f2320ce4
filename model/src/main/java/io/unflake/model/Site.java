package io.unflake.model;

/**
 * A place in the code where a target API is called.
 *
 * @param kind the kind of perturbation that applies here
 * @param className binary name of the calling class; empty if there is no particular call site
 * @param method name of the calling method
 * @param file source file, empty if unknown
 * @param line line number, 0 if unknown
 * @param api the API called, such as {@code java.util.Random.nextInt(int)}
 * @param ordinal index from 0 among the calls of this API in this method
 * @param project whether the calling class is in the scope of instrumentation, unlike a library that only shares the
 *     clock
 */
public record Site(
        String kind, String className, String method, String file, int line, String api, int ordinal, boolean project) {

    /** Whether this is a particular place in the code. */
    public boolean isPlace() {
        return !className.isEmpty();
    }

    /** Returns the place in the format of a stack trace. */
    public String place() {
        return new Frame(className, method, file, line).toString();
    }
}
