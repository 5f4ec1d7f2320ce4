package io.unflake.agent.record;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/**
 * Computes the values of the fields that a test touched.
 *
 * <p>The objects visited are limited per test, the time across all tests: the first walks are slow and may use time
 * that later ones save.
 */
final class FieldValues {

    private static final int MAX_VISITS = 20_000;
    private static final int MAX_VISITS_PER_FIELD = 10_000;
    private static final long MAX_NANOS_PER_WALK = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long NANOS_PER_TEST = TimeUnit.MILLISECONDS.toNanos(5);
    private static final long INITIAL_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final RecordedFields fields;
    private final InstanceFields instanceFields = new InstanceFields();
    private long credit = INITIAL_NANOS;

    FieldValues(RecordedFields fields) {
        this.fields = fields;
    }

    /** @param touched numbers of fields for reading and for writing, in the order of the first access */
    Traces of(List<Integer> touched, Thread testThread) {
        long start = System.nanoTime();
        credit = Math.min(INITIAL_NANOS, credit + NANOS_PER_TEST);
        WalkBudget budget = new WalkBudget(MAX_VISITS, start + Math.min(credit, MAX_NANOS_PER_WALK));
        Reader reader = new Reader(budget, new ValueDigest(instanceFields, testThread, budget));
        Set<Integer> reading = new TreeSet<>();
        touched.forEach(number -> reading.add(number & ~1));
        Traces traces = new Traces();
        for (int number : reading) {
            FieldSlot slot = fields.slot(number);
            if (slot.field() != null) {
                reader.add(traces, slot, Access.to(number, touched));
            }
        }
        credit -= System.nanoTime() - start;
        return traces;
    }

    /** Reads the fields of one test. */
    private record Reader(WalkBudget budget, ValueDigest digests) {

        void add(Traces traces, FieldSlot slot, Access access) {
            Object holder = holder(slot);
            if (holder == null) {
                return;
            }
            DigestSink.ContentHash digest = slot.isTooLarge() ? null : digest(slot, holder);
            boolean mayChange = digest == null || digest.mutable();
            if (slot.isFinal() && !mayChange) {
                slot.ignore();
            } else {
                String end = digest == null ? Traces.UNKNOWN : Traces.text(digest.number());
                traces.add(slot.state(holder), end, access.read(), access.written() || mayChange);
            }
        }

        private static Object holder(FieldSlot slot) {
            try {
                return slot.holder();
            } catch (ReflectiveOperationException | RuntimeException e) {
                return null;
            }
        }

        /** Returns null if the value changed during the walk, is hostile, or is too large, which it will be again. */
        private DigestSink.ContentHash digest(FieldSlot slot, Object holder) {
            int before = budget.visitsLeft();
            try {
                return digests.of(slot.value(holder));
            } catch (ReflectiveOperationException | RuntimeException | LinkageError | StackOverflowError e) {
                if (before - budget.visitsLeft() > MAX_VISITS_PER_FIELD) {
                    slot.tooLarge();
                }
                return null;
            }
        }
    }
}
