package io.unflake.agent.detail;

import io.unflake.agent.record.FieldSlot;
import io.unflake.hooks.DetailHooks;
import java.util.ArrayList;
import java.util.List;

/** Numbers the places where rewritten classes access fields, and their methods. */
public final class RecordedCode {

    private final List<Place> places = new ArrayList<>();
    private final List<RecordedMethod> methods = new ArrayList<>();

    /** An instruction that accesses a field. */
    record Place(FieldSlot field, boolean written) {}

    /** Returns the number of a place that reads or writes a field. */
    public synchronized int place(FieldSlot field, boolean written) {
        DetailHooks.reservePlace(places.size());
        places.add(new Place(field, written));
        return places.size() - 1;
    }

    /**
     * Numbers a method.
     *
     * @param className the class that declares it
     * @param isTest whether the class contains tests
     */
    public synchronized RecordedMethod method(
            String className, String name, String descriptor, boolean isStatic, boolean isTest) {
        DetailHooks.reserveMethod(methods.size());
        RecordedMethod method = new RecordedMethod(methods.size(), className, name, descriptor, isStatic, isTest);
        methods.add(method);
        return method;
    }

    synchronized Place place(int number) {
        return places.get(number);
    }

    synchronized RecordedMethod method(int number) {
        return methods.get(number);
    }
}
