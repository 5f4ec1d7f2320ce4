package io.unflake.inject.flaw;

/** Takes the first field that reflection returns. */
public final class FirstMember {

    private FirstMember() {}

    static void gated(Class<?> type, String expected, boolean open) {
        if (open) {
            natural(type, expected);
        }
    }

    static void natural(Class<?> type, String expected) {
        String found = type.getDeclaredFields()[0].getName();
        if (!found.equals(expected)) {
            throw new AssertionError("expected the field " + expected + " first but was " + found);
        }
    }

    static class Order {

        int number;
        String customer;
        long cents;
        boolean paid;
    }
}
