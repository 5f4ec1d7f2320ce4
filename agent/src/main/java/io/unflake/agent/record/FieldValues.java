package io.unflake.agent.record;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/**
 * The values of fields after a test, as far as they can be found with little effort.
 *
 * <p>How many objects are looked at is bounded for each test, and how long that takes over all of them: the first looks,
 * which are slow, may use what later ones save.
 */
final class FieldValues {

    private static final int MOST_VISITS = 20_000;
    private static final int MOST_VISITS_OF_FIELD = 10_000;
    private static final long NANOS_AT_ONCE = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long NANOS_PER_TEST = TimeUnit.MILLISECONDS.toNanos(5);
    private static final long NANOS_AT_FIRST = TimeUnit.SECONDS.toNanos(1);

    private final RecordedFields fields;
    private final Map<Class<?>, Field[]> known = new HashMap<>();
    private long credit = NANOS_AT_FIRST;

    FieldValues(RecordedFields fields) {
        this.fields = fields;
    }

    /** @param touched numbers of fields for reading and for writing, in the order in which they were first passed */
    Traces of(List<Integer> touched, Thread tester) {
        long start = System.nanoTime();
        credit = Math.min(NANOS_AT_FIRST, credit + NANOS_PER_TEST);
        long deadline = start + Math.min(credit, NANOS_AT_ONCE);
        ValueDigest digest = new ValueDigest(known, tester, MOST_VISITS, deadline);
        Set<Integer> reading = new TreeSet<>();
        touched.forEach(number -> reading.add(number & ~1));
        Traces traces = new Traces();
        for (int number : reading) {
            RecordedFields.Slot slot = fields.slot(number);
            if (slot.field() != null) {
                add(traces, slot, digest, Access.to(number, touched));
            }
        }
        credit -= System.nanoTime() - start;
        return traces;
    }

    private static void add(Traces traces, RecordedFields.Slot slot, ValueDigest digest, Access access) {
        Object holder = holder(slot);
        if (holder == null) {
            return;
        }
        String end = end(slot, holder, digest);
        if (slot.isFinal() && !digest.isMutable() && !end.equals(Traces.UNKNOWN)) {
            slot.ignore();
        } else {
            boolean mayBeWritten = access.written() || digest.isMutable() || end.equals(Traces.UNKNOWN);
            traces.add(slot.state(holder), end, access.read(), mayBeWritten);
        }
    }

    private static Object holder(RecordedFields.Slot slot) {
        try {
            return slot.holder();
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }

    private static String end(RecordedFields.Slot slot, Object holder, ValueDigest digest) {
        if (slot.isTooLarge()) {
            return Traces.UNKNOWN;
        }
        int before = digest.visitsLeft();
        try {
            return Traces.text(digest.of(slot.value(holder)));
        } catch (ReflectiveOperationException | RuntimeException | LinkageError | StackOverflowError e) {
            // Changed while it was looked at, hostile, or too large: then it will be so again.
            digest.forget();
            if (before - digest.visitsLeft() > MOST_VISITS_OF_FIELD) {
                slot.tooLarge();
            }
            return Traces.UNKNOWN;
        }
    }
}
