package io.unflake.agent.detail;

import io.unflake.agent.record.FieldSlot;
import io.unflake.agent.record.ValueReader;
import io.unflake.agent.record.ValueReader.Reading;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** All shared state that tests have touched in this JVM. */
final class States {

    private static final int MAX_STATES = 2_000;

    private final ValueReader values;
    private final Predicate<String> isProject;
    private final Map<String, RecordedState> known = new LinkedHashMap<>();
    private final Set<RecordedState> ofLibraries = new LinkedHashSet<>();
    private final Map<FieldSlot, RecordedState> ofClasses = new HashMap<>();
    private final Map<String, InstanceSource> instances = new HashMap<>();

    /** @param isProject whether the class of this name belongs to the project */
    States(ValueReader values, Predicate<String> isProject) {
        this.values = values;
        this.isProject = isProject;
    }

    /**
     * Returns the state that a field is; null if its value is unknown or can never change, or if there is too much state.
     *
     * @param accessed the object whose field was accessed, null for a static field
     */
    RecordedState of(FieldSlot field, Object accessed) {
        RecordedState state = ofClasses.get(field);
        return state != null ? state : field.isReadable() ? find(field, accessed) : null;
    }

    private RecordedState find(FieldSlot field, Object accessed) {
        try {
            Object holder = field.holder(accessed);
            if (holder == null) {
                return null;
            }
            if (field.isOfInstance()) {
                return ofInstance(field, holder);
            }
            if (isConstant(field, holder)) {
                field.ignore();
                return null;
            }
            RecordedState state = of(field.state(holder), () -> source(field, holder));
            if (state != null) {
                ofClasses.put(field, state);
            }
            if (state != null && !isProject.test(((Class<?>) holder).getName())) {
                ofLibraries.add(state);
            }
            return state;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }

    /** A final field whose value cannot change is no state. */
    private boolean isConstant(FieldSlot field, Object holder) throws ReflectiveOperationException {
        return field.isFinal()
                && !values.read(field.value(holder), null, Thread.currentThread())
                        .mutable();
    }

    /** The instance may be another one in the next class or run, so the last one counts. */
    private RecordedState ofInstance(FieldSlot field, Object holder) {
        String name = field.state(holder);
        InstanceSource source = instances.computeIfAbsent(name, key -> new InstanceSource(field, values));
        source.holder = new WeakReference<>(holder);
        return of(name, () -> source);
    }

    private RecordedState.Source source(FieldSlot field, Object holder) {
        return (before, owner) -> field.isReadable() ? values.read(field.value(holder), before, owner) : null;
    }

    /** Reads a field of the object that was used last. */
    private static final class InstanceSource implements RecordedState.Source {

        private final FieldSlot field;
        private final ValueReader values;
        private WeakReference<Object> holder;

        InstanceSource(FieldSlot field, ValueReader values) {
            this.field = field;
            this.values = values;
        }

        @Override
        public Reading read(Reading before, Thread owner) throws ReflectiveOperationException {
            Object object = holder.get();
            return object == null || !field.isReadable() ? null : values.read(field.value(object), before, owner);
        }
    }

    /** Returns the state of a name, which is created if it is new; null if there is too much state. */
    RecordedState of(String name, Supplier<RecordedState.Source> source) {
        RecordedState state = known.get(name);
        if (state == null && known.size() < MAX_STATES) {
            state = new RecordedState(name, source.get());
            known.put(name, state);
        }
        return state;
    }

    boolean hasVaried(String name) {
        RecordedState state = known.get(name);
        return state == null || state.hasVaried();
    }

    /** Returns all states, those of libraries last. */
    List<RecordedState> all() {
        List<RecordedState> all = new ArrayList<>(known.values());
        all.removeAll(ofLibraries);
        all.addAll(ofLibraries);
        return all;
    }

    /** A test has ended. */
    void renew() {
        known.values().forEach(RecordedState::renew);
    }
}
