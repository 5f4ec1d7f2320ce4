package io.unflake.agent.instrument;

import io.unflake.agent.record.FieldSlot;
import io.unflake.agent.record.RecordedFields;
import java.util.HashMap;
import java.util.Map;

/** Numbers the fields used by a class in a recording JVM, and tells which instances are shared by several tests. */
final class RecordedClass {

    private final RecordedFields fields;
    private final ClassLoader loader;
    private final SharedInstances instances;
    private final Map<String, String> accessors = new HashMap<>();

    RecordedClass(RecordedFields fields, ClassLoader loader, SharedInstances instances) {
        this.fields = fields;
        this.loader = loader;
        this.instances = instances;
    }

    /** Returns the number for reads of a static field; the next number is for writes. */
    int ofClass(String owner, String name) {
        return fields.ofClass(loader, owner, name);
    }

    /** Returns the number for reads of an instance field; the next number is for writes. */
    int ofInstance(String owner, String name) {
        return fields.ofInstance(loader, owner, name);
    }

    /** Returns the field that a number stands for. */
    FieldSlot slot(int number) {
        return fields.slot(number);
    }

    /** Whether several tests share an instance of a class. */
    boolean isShared(String owner) {
        return instances.of(owner);
    }

    /** Registers a field of this class. Spock generates accessors for fields that its features share. */
    void declared(String field) {
        if (field.startsWith(RecordedFields.SHARED_BY_SPOCK)) {
            String property = field.substring(RecordedFields.SHARED_BY_SPOCK.length());
            String end = Character.toUpperCase(property.charAt(0)) + property.substring(1);
            accessors.put("get" + end, field);
            accessors.put("set" + end, field);
        }
    }

    /** Returns the shared field for which a method is Spock's accessor, null if it is not an accessor. */
    String sharedBySpock(String method) {
        return accessors.get(method);
    }
}
