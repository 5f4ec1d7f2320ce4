package io.unflake.agent.record;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;

/** Computes a number for a value that is equal for equal content; identity does not count. */
final class DigestSink implements HeapSink {

    private static final long NULL = 17;

    private final IdentityHashMap<Object, ContentHash> seen = new IdentityHashMap<>();
    private final Deque<Frame> open = new ArrayDeque<>();
    private ContentHash result;

    /**
     * The digest of one value.
     *
     * @param mutable whether anything in it can change without a write to the field that holds it
     */
    record ContentHash(long number, boolean mutable) {}

    /** The digest of the last value visited at the top level. */
    ContentHash result() {
        return result;
    }

    /** Forgets all objects; required after a walk that did not complete. */
    void clear() {
        seen.clear();
        open.clear();
    }

    @Override
    public void leaf(Object value) {
        if (value == null) {
            add(new ContentHash(NULL, false));
        } else if (!open.isEmpty() && open.element().node.hasPrimitiveElements()) {
            add(new ContentHash(value.hashCode(), false));
        } else {
            add(new ContentHash(
                    LongHash.mix(LongHash.of(value.getClass().getName()), LongHash.of(value.toString())), false));
        }
    }

    @Override
    public boolean again(Object value) {
        ContentHash known = seen.get(value);
        if (known == null) {
            return false;
        }
        add(known);
        return true;
    }

    /** Until the digest of an object is complete, references back to it count by its class. */
    @Override
    public boolean enter(HeapNode node) {
        long name = LongHash.of(ClassNames.plain(node.type()));
        seen.put(node.value(), new ContentHash(name, node.mutable()));
        open.push(new Frame(node, name));
        return true;
    }

    @Override
    public boolean next(String name) {
        return true;
    }

    @Override
    public void leave() {
        Frame frame = open.pop();
        ContentHash digest = frame.digest();
        seen.put(frame.node.value(), digest);
        add(digest);
    }

    private void add(ContentHash digest) {
        if (open.isEmpty()) {
            result = digest;
        } else {
            open.element().add(digest);
        }
    }

    /** An object whose parts are being visited. */
    private static final class Frame {

        private final HeapNode node;
        private final long name;
        private long content;
        private boolean mutable;
        private ContentHash key;

        Frame(HeapNode node, long name) {
            this.node = node;
            this.name = name;
            mutable = node.mutable();
            content = node.shape() == HeapNode.Shape.ARRAY ? node.size() : 0;
        }

        void add(ContentHash part) {
            mutable |= part.mutable();
            long number = part.number();
            switch (node.shape()) {
                case SET -> content += LongHash.mix(NULL, number);
                case MAP -> addToEntry(part);
                case THREAD_LOCAL -> content = number;
                default -> content = LongHash.mix(content, number);
            }
        }

        private void addToEntry(ContentHash part) {
            if (key == null) {
                key = part;
            } else {
                content += LongHash.mix(key.number(), part.number());
                key = null;
            }
        }

        ContentHash digest() {
            String label = node.label();
            long labelled = label == null ? content : LongHash.mix(LongHash.of(label), content);
            return new ContentHash(LongHash.mix(name, labelled), mutable);
        }
    }
}
