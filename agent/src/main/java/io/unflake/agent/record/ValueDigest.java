package io.unflake.agent.record;

/** Computes digests of several values with one budget; objects that the values share are visited once. */
final class ValueDigest {

    private final DigestSink sink = new DigestSink();
    private final HeapWalk walk;

    ValueDigest(InstanceFields fields, Thread owner, WalkBudget budget) {
        walk = new HeapWalk(sink, fields, owner, budget);
    }

    /** @throws RuntimeException if the value is too large or changes during the walk */
    DigestSink.ContentHash of(Object value) throws ReflectiveOperationException {
        boolean complete = false;
        try {
            walk.visit(value);
            complete = true;
        } finally {
            if (!complete) {
                sink.clear();
            }
        }
        return sink.result();
    }
}
