package io.unflake.hooks;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;

/** A map with weak keys that are compared by identity. */
final class WeakIdentityMap<V> {

    private final ConcurrentHashMap<Object, V> values = new ConcurrentHashMap<>();
    private final ReferenceQueue<Object> dead = new ReferenceQueue<>();

    void put(Object object, V value) {
        expunge();
        values.put(new Weak(object, dead), value);
    }

    V get(Object object) {
        return values.isEmpty() ? null : values.get(new Probe(object));
    }

    void remove(Object object) {
        if (!values.isEmpty()) {
            values.remove(new Probe(object));
        }
    }

    private void expunge() {
        for (Object weak = dead.poll(); weak != null; weak = dead.poll()) {
            values.remove(weak);
        }
    }

    /** A key for lookups, equal to the weak key of the same object. */
    private record Probe(Object object) {

        @Override
        public int hashCode() {
            return System.identityHashCode(object);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Weak weak && weak.refersTo(object);
        }
    }

    private static final class Weak extends WeakReference<Object> {

        private final int hash;

        Weak(Object object, ReferenceQueue<Object> dead) {
            super(object, dead);
            hash = System.identityHashCode(object);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other == this || (other instanceof Weak weak && weak.get() != null && weak.refersTo(get()));
        }
    }
}
