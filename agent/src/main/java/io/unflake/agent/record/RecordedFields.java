package io.unflake.agent.record;

import io.unflake.hooks.TouchedState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers the fields that rewritten classes use: static fields, and instance fields of objects that several tests
 * share.
 */
public final class RecordedFields {

    /** The prefix of fields that all features of a Spock specification share. */
    public static final String SHARED_BY_SPOCK = "$spock_sharedField_";

    private final Map<List<Object>, Integer> numbers = new HashMap<>();
    private final List<FieldSlot> slots = new ArrayList<>();

    /** Returns the number for reads of a static field; the next number is for writes. */
    public int ofClass(ClassLoader loader, String owner, String name) {
        return number(loader, owner, name, false);
    }

    /** Returns the number for reads of an instance field; the next number is for writes. */
    public int ofInstance(ClassLoader loader, String owner, String name) {
        return number(loader, owner, name, true);
    }

    private synchronized int number(ClassLoader loader, String owner, String name, boolean ofInstance) {
        return numbers.computeIfAbsent(List.of(loader, owner, name), key -> {
            int number = TouchedState.FIRST_FREE + 2 * slots.size();
            TouchedState.reserve(number + 1);
            slots.add(new FieldSlot(number, loader, owner, name, ofInstance));
            return number;
        });
    }

    /** Returns the field that a number stands for. */
    public synchronized FieldSlot slot(int number) {
        return slots.get((number - TouchedState.FIRST_FREE) / 2);
    }
}
