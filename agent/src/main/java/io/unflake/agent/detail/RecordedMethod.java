package io.unflake.agent.detail;

import io.unflake.agent.record.FieldSlot;
import io.unflake.model.Detail;
import java.util.ArrayList;
import java.util.List;

/** A method that code of the project declares or calls. */
public final class RecordedMethod {

    private final int number;
    private final String className;
    private final String name;
    private final String descriptor;
    private final boolean isStatic;
    private final List<FieldSlot> fields = new ArrayList<>();
    private final String signature;
    private boolean isDeclared;
    private boolean isTest;

    RecordedMethod(int number, String className, String name, String descriptor, boolean isStatic) {
        this.number = number;
        this.className = className;
        this.name = name;
        this.descriptor = descriptor;
        this.isStatic = isStatic;
        signature = className + "." + name + "(" + ParameterNames.of(descriptor) + ")";
    }

    /** The number that the probes of the method pass. */
    public int number() {
        return number;
    }

    /**
     * The method has a body, whose beginning and end are recorded from now on.
     *
     * @param inTest whether the class that declares it contains tests
     */
    public void declared(boolean inTest) {
        isDeclared = true;
        isTest = inTest;
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

    /** Whether its body is known, so that a call which does not run it is answered by something else. */
    boolean isDeclared() {
        return isDeclared;
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
