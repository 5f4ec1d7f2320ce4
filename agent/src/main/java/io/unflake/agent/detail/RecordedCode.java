package io.unflake.agent.detail;

import io.unflake.agent.record.FieldSlot;
import io.unflake.hooks.DetailHooks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers the places where rewritten classes access fields, and their methods. */
public final class RecordedCode {

    private final List<Place> places = new ArrayList<>();
    private final List<RecordedMethod> methods = new ArrayList<>();
    private final Map<List<String>, RecordedMethod> byName = new HashMap<>();

    /** An instruction that accesses a field. */
    record Place(FieldSlot field, boolean written) {}

    /** Returns the number of a place that reads or writes a field. */
    public synchronized int place(FieldSlot field, boolean written) {
        DetailHooks.reservePlace(places.size());
        places.add(new Place(field, written));
        return places.size() - 1;
    }

    /**
     * Numbers a method. It has the same number where it is declared and where it is called.
     *
     * @param className the class that declares it
     */
    public synchronized RecordedMethod method(String className, String name, String descriptor, boolean isStatic) {
        return byName.computeIfAbsent(List.of(className, name, descriptor), key -> {
            DetailHooks.reserveMethod(methods.size());
            RecordedMethod method = new RecordedMethod(methods.size(), className, name, descriptor, isStatic);
            methods.add(method);
            return method;
        });
    }

    synchronized Place place(int number) {
        return places.get(number);
    }

    synchronized RecordedMethod method(int number) {
        return methods.get(number);
    }
}
