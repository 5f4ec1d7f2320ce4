package io.unflake.agent.record;

import java.util.AbstractList;
import java.util.Iterator;

/** Values whose methods must not be called. */
final class HostileValues {

    private HostileValues() {}

    /** Throws from every method that it can override. */
    static final class Throwing {

        int number = 7;

        @Override
        public int hashCode() {
            throw new IllegalStateException("hashCode called");
        }

        @Override
        public boolean equals(Object other) {
            throw new IllegalStateException("equals called");
        }

        @Override
        public String toString() {
            throw new IllegalStateException("toString called");
        }
    }

    /** Never returns from a method. */
    static final class Hanging {

        String name = "x";

        @Override
        public int hashCode() {
            return hang();
        }

        @Override
        public boolean equals(Object other) {
            return hang() == 0;
        }

        @Override
        public String toString() {
            return String.valueOf(hang());
        }

        private static int hang() {
            while (true) {
                Thread.onSpinWait();
            }
        }
    }

    /** A collection that fails when it is used. */
    static final class ThrowingList extends AbstractList<String> {

        String content = "inside";

        @Override
        public String get(int index) {
            throw new IllegalStateException("get called");
        }

        @Override
        public int size() {
            throw new IllegalStateException("size called");
        }

        @Override
        public Iterator<String> iterator() {
            throw new IllegalStateException("iterator called");
        }
    }
}
