package io.unflake.worker.subjects.nasty;

import org.junit.jupiter.api.Test;

/** Tests that fail with exceptions that are hard to inspect. */
public class Throws {

    /** All methods throw. */
    static final class Unspeakable extends RuntimeException {

        @Override
        public String getMessage() {
            throw new IllegalStateException("message");
        }

        @Override
        public String toString() {
            throw new IllegalStateException("toString");
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            throw new IllegalStateException("stack");
        }

        @Override
        public synchronized Throwable getCause() {
            throw new IllegalStateException("cause");
        }
    }

    /** Has an endless chain of causes. */
    static final class Endless extends RuntimeException {

        @Override
        public synchronized Throwable getCause() {
            return new Endless();
        }
    }

    @Test
    void unspeakable() {
        throw new Unspeakable();
    }

    @Test
    void endless() {
        throw new Endless();
    }

    @Test
    void huge() {
        throw new IllegalStateException("x".repeat(10_000_000));
    }

    @Test
    void deep() {
        dig(5_000);
    }

    private static void dig(int depth) {
        if (depth == 0) {
            throw new IllegalStateException("at the bottom");
        }
        dig(depth - 1);
    }

    @Test
    void unprintable() {
        throw new IllegalStateException("\u0000 \ud800 \u202e \n \"quoted\" \\");
    }

    @Test
    void caused() {
        throw new IllegalStateException("outer", new IllegalArgumentException("inner", new Error("innermost")));
    }
}
