package io.unflake.agent.instrument;

import io.unflake.agent.record.RecordedFields;
import java.util.HashMap;
import java.util.Map;

/** What the probes of one class need to know in a JVM that records: numbers of fields, and whose instances are shared. */
final class Recording {

    private final RecordedFields fields;
    private final ClassLoader loader;
    private final SharedInstances instances;
    private final Map<String, String> accessors = new HashMap<>();

    Recording(RecordedFields fields, ClassLoader loader, SharedInstances instances) {
        this.fields = fields;
        this.loader = loader;
        this.instances = instances;
    }

    /** The number for reading a static field; the next one is for writing it. */
    int ofClass(String owner, String name) {
        return fields.ofClass(loader, owner, name);
    }

    /** The number for reading a field of an object; the next one is for writing it. */
    int ofInstance(String owner, String name) {
        return fields.ofInstance(loader, owner, name);
    }

    /** Whether one instance of a class serves several tests. */
    boolean isShared(String owner) {
        return instances.of(owner);
    }

    /** Takes note of a field that the class has: Spock gives accessors to those that its features share. */
    void declared(String field) {
        if (field.startsWith(RecordedFields.SHARED_BY_SPOCK)) {
            String property = field.substring(RecordedFields.SHARED_BY_SPOCK.length());
            String end = Character.toUpperCase(property.charAt(0)) + property.substring(1);
            accessors.put("get" + end, field);
            accessors.put("set" + end, field);
        }
    }

    /** The field that a method of the class is Spock's accessor of; null if it is none. */
    String sharedBySpock(String method) {
        return accessors.get(method);
    }
}
