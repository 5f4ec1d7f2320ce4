package io.unflake.model.explain;

/**
 * Something that undoes the difference, so that the test passes.
 *
 * @param kind {@code method}, {@code test}, {@code modifier} (a call after which a method returns something else) or
 *     {@code restore} (the state itself is restored)
 * @param code a Java statement, or the name of the test
 * @param variable the variable that it resets
 * @param verified whether the test passed after it, in a fresh JVM
 */
public record Cleaner(String kind, String code, String variable, boolean verified) {

    public static final String METHOD = "method";
    public static final String TEST = "test";
    public static final String MODIFIER = "modifier";
    public static final String RESTORE = "restore";
}
