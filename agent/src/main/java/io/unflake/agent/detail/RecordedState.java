package io.unflake.agent.detail;

import io.unflake.agent.record.ValueReader.Reading;
import io.unflake.model.Detail;
import io.unflake.model.Detail.Sample;

/** One piece of state that tests share, and what this JVM has seen of its value. */
final class RecordedState {

    private static final int MAX_WATCHED_VISITS = 500;

    private final String name;
    private final Source source;
    private String firstDigest = "";
    private Reading last;
    private boolean started;
    private boolean varied;

    /** Reads the current value of a state. */
    interface Source {

        /**
         * Returns the value; null if it is unknown.
         *
         * @param before the last reading, null if there is none
         * @param owner the thread whose thread-local variables count
         */
        Reading read(Reading before, Thread owner) throws ReflectiveOperationException;
    }

    RecordedState(String name, Source source) {
        this.name = name;
        this.source = source;
    }

    String name() {
        return name;
    }

    Reading last() {
        return last;
    }

    /** Whether the value has, or may have, changed since this JVM saw it first. */
    boolean hasVaried() {
        return varied;
    }

    /** Whether the value may change without a write that is noticed, and is small enough to be compared often. */
    boolean isWatchable() {
        return last != null && last.mutable() && !last.large() && last.visits() <= MAX_WATCHED_VISITS;
    }

    /** Reads the value. A value that was too large before is not read again until a test starts or ends. */
    Reading read(Thread owner) {
        return last != null && last.large() ? last : readAgain(owner);
    }

    /** Reads the value, however large it is. Returns null if it is unknown. */
    Reading readAgain(Thread owner) {
        try {
            last = source.read(last, owner);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError | StackOverflowError e) {
            last = null;
        }
        if (last != null) {
            String digest = last.value().digest();
            varied |= digest.isEmpty() || !(firstDigest.isEmpty() || digest.equals(firstDigest));
            firstDigest = firstDigest.isEmpty() ? digest : firstDigest;
        }
        return last;
    }

    /** Whether the digest of the value differs from the last one. */
    boolean hasChanged(Thread owner) {
        String before = last.value().digest();
        Reading now = read(owner);
        return now != null
                && !before.isEmpty()
                && !now.value().digest().isEmpty()
                && !now.value().digest().equals(before);
    }

    Sample sample(String point, int pass) {
        String digest = last.value().digest();
        boolean isKnown = !firstDigest.isEmpty() && !digest.isEmpty();
        Boolean changed = isKnown ? !digest.equals(firstDigest) : null;
        return new Sample(point, pass, name, last.value(), changed);
    }

    /** Returns whether this is the first call in the current test. */
    boolean starts() {
        boolean isFirst = !started;
        started = true;
        return isFirst;
    }

    Sample startSample() {
        return sample(Detail.START, 1);
    }

    /** A test has ended. */
    void renew() {
        started = false;
    }
}
