package io.unflake.agent.detail;

import io.unflake.agent.record.FieldSlot;
import io.unflake.model.Detail;
import java.util.ArrayList;
import java.util.List;

/** A method of the project whose beginning and end are recorded. */
public final class RecordedMethod {

    private final int number;
    private final String className;
    private final String name;
    private final String descriptor;
    private final boolean isStatic;
    private final boolean isTest;
    private final List<FieldSlot> fields = new ArrayList<>();
    private final String signature;

    RecordedMethod(int number, String className, String name, String descriptor, boolean isStatic, boolean isTest) {
        this.number = number;
        this.className = className;
        this.name = name;
        this.descriptor = descriptor;
        this.isStatic = isStatic;
        this.isTest = isTest;
        signature = className + "." + name + "(" + ParameterNames.of(descriptor) + ")";
    }

    /** The number that the probes of the method pass. */
    public int number() {
        return number;
    }

    /** Adds a static field that the method accesses. Must be called before the method runs. */
    public void accesses(FieldSlot field) {
        if (!fields.contains(field)) {
            fields.add(field);
        }
    }

    List<FieldSlot> fields() {
        return fields;
    }

    boolean isTest() {
        return isTest;
    }

    boolean is(String frameClass, String frameMethod) {
        return className.equals(frameClass) && name.equals(frameMethod);
    }

    String enter() {
        return signature + Detail.ENTER;
    }

    String exit() {
        return signature + Detail.EXIT;
    }

    Detail.Call call(List<Detail.Value> arguments) {
        return new Detail.Call(className, name, descriptor, isStatic, arguments);
    }
}
