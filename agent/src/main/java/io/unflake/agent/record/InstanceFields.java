package io.unflake.agent.record;

import io.unflake.hooks.OpenFields;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The instance fields of classes, looked up once per class. */
final class InstanceFields {

    private final Map<Class<?>, Content> known = new HashMap<>();

    /**
     * The fields of one class that are part of its objects' values.
     *
     * @param mutable whether any of them can be written after construction
     */
    record Content(List<Field> fields, boolean mutable) {}

    Content of(Class<?> type) {
        Content content = known.get(type);
        if (content == null) {
            content = lookUp(type);
            known.put(type, content);
        }
        return content;
    }

    private static Content lookUp(Class<?> type) {
        List<Field> fields = Stream.of(OpenFields.ofInstances(type))
                .filter(InstanceFields::isContent)
                .toList();
        boolean inUtil = !fields.isEmpty() && type.getPackageName().startsWith("java.util");
        return new Content(fields, inUtil || fields.stream().anyMatch(InstanceFields::isMutable));
    }

    /** Enum constants differ by name already, and newer JDKs keep their identity hash code in a field. */
    private static boolean isContent(Field field) {
        return !field.getName().equals("modCount") && field.getDeclaringClass() != Enum.class;
    }

    private static boolean isMutable(Field field) {
        return !Modifier.isFinal(field.getModifiers()) && !ClassNames.isJdk(field.getDeclaringClass());
    }
}
