package io.unflake.inject.flaw;

/** Checks a field that another test may have changed. */
public final class SharedField {

    private SharedField() {}

    static void number(int value) {
        if (value == 1_000_003) {
            throw new AssertionError("expected the value before 1000003, which another test has left");
        }
    }

    static void longNumber(long value) {
        if (value == 1_000_003) {
            throw new AssertionError("expected the value before 1000003, which another test has left");
        }
    }

    static void text(String value) {
        if ("left behind".equals(value)) {
            throw new AssertionError("expected another text than 'left behind', which another test has left");
        }
    }

    static void object(Object value) {
        if (value == null) {
            throw new AssertionError("expected an object but was null");
        }
    }
}
