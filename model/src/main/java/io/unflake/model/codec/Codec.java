package io.unflake.model.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Converts records to JSON and back, for the channel, the journal and all files that Unflake writes.
 *
 * <p>A record becomes an object with one member per component. Records that implement a sealed interface also have a
 * member {@code type} with their simple name. Null components are left out, unless they are marked with
 * {@link WrittenIfNull}. Missing members are read as null, false or 0, and unknown members are
 * ignored, so that a newer version can read an older file.
 */
public final class Codec {

    /** The version of everything that this codec writes; increased when old readers would misread new text. */
    public static final int VERSION = 3;

    private static final String TYPE = "type";

    private Codec() {}

    /** Writes a record, a collection or a plain value as one line of JSON. */
    public static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    /** Writes the same as {@link Json} writes for {@link #plain}, without a tree in between. */
    private static void write(Object value, StringBuilder out) {
        if (value instanceof Record record) {
            Json.writeObject(out, member -> forEachMember(record, member), Codec::write);
        } else if (value instanceof Map<?, ?> map) {
            Json.writeObject(
                    out, member -> map.forEach((key, each) -> member.accept(key.toString(), each)), Codec::write);
        } else if (value instanceof Iterable<?> list) {
            Json.writeArray(list, out, Codec::write);
        } else {
            Json.write(value instanceof Enum<?> constant ? constant.name() : value, out);
        }
    }

    /** Writes indented JSON, for files that people read. */
    public static String writeIndented(Object value) {
        return IndentedJson.write(plain(value));
    }

    /** Reads a record of the given type, or of one that the given sealed interface permits. */
    public static <T> T read(Class<T> type, String text) {
        try {
            return type.cast(bind(Json.read(text), type));
        } catch (CodecException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new CodecException("not a " + type.getSimpleName() + ": " + e.getMessage(), e);
        }
    }

    private static Object plain(Object value) {
        if (value instanceof Record record) {
            return members(record);
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> result = new LinkedHashMap<>();
            map.forEach((key, element) -> result.put(key.toString(), plain(element)));
            return result;
        }
        if (value instanceof Iterable<?> list) {
            List<Object> result = new ArrayList<>();
            list.forEach(element -> result.add(plain(element)));
            return result;
        }
        return value instanceof Enum<?> constant ? constant.name() : value;
    }

    private static Map<String, Object> members(Record record) {
        Map<String, Object> result = new LinkedHashMap<>();
        forEachMember(record, (name, value) -> result.put(name, plain(value)));
        return result;
    }

    private static void forEachMember(Record record, BiConsumer<String, Object> member) {
        Shape shape = Shape.of(record.getClass());
        if (shape.tagged()) {
            member.accept(TYPE, record.getClass().getSimpleName());
        }
        for (RecordComponent component : shape.components()) {
            Object value = shape.get(component, record);
            if (value != null || component.isAnnotationPresent(WrittenIfNull.class)) {
                member.accept(component.getName(), value);
            }
        }
    }

    private static Object bind(Object json, Type type) {
        if (type instanceof ParameterizedType generic) {
            return bindGeneric(json, generic);
        }
        Class<?> target = (Class<?>) type;
        if (json == null) {
            return absent(target);
        }
        if (target.isRecord() || target.isSealed()) {
            return bindRecord(asObject(json), target);
        }
        if (target.isEnum()) {
            return constant(target, (String) json);
        }
        if (target == String.class && !(json instanceof String)) {
            throw new CodecException("expected a text but found " + json);
        }
        return json instanceof Number number ? number(number, target) : json;
    }

    private static Object bindGeneric(Object json, ParameterizedType type) {
        Type[] arguments = type.getActualTypeArguments();
        if (type.getRawType() == Map.class) {
            Map<Object, Object> result = new LinkedHashMap<>();
            if (json != null) {
                asObject(json).forEach((key, value) -> result.put(key, bind(value, arguments[1])));
            }
            return result;
        }
        List<Object> result = new ArrayList<>();
        if (json != null) {
            ((List<?>) json).forEach(element -> result.add(bind(element, arguments[0])));
        }
        return result;
    }

    private static Object bindRecord(Map<String, Object> json, Class<?> target) {
        Class<?> type = target.isRecord() ? target : permitted(target, json.get(TYPE));
        Shape shape = Shape.of(type);
        Object[] arguments = new Object[shape.components().size()];
        for (int i = 0; i < arguments.length; i++) {
            RecordComponent component = shape.components().get(i);
            arguments[i] = bind(json.get(component.getName()), component.getGenericType());
        }
        return shape.create(arguments);
    }

    private static Class<?> permitted(Class<?> sealed, Object name) {
        for (Class<?> candidate : sealed.getPermittedSubclasses()) {
            if (candidate.getSimpleName().equals(name)) {
                return candidate;
            }
        }
        throw new CodecException("no " + sealed.getSimpleName() + " is called " + name);
    }

    private static Object constant(Class<?> type, String name) {
        for (Object candidate : type.getEnumConstants()) {
            if (((Enum<?>) candidate).name().equals(name)) {
                return candidate;
            }
        }
        throw new CodecException("no " + type.getSimpleName() + " is called " + name);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> asObject(Object json) {
        if (json instanceof Map) {
            return (Map<String, Object>) json;
        }
        throw new CodecException("expected an object but found " + json);
    }

    private static Object absent(Class<?> type) {
        if (type == boolean.class) {
            return false;
        }
        return type.isPrimitive() ? number(0, type) : null;
    }

    private static Object number(Number number, Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return Math.toIntExact(number.longValue());
        }
        if (type == double.class || type == Double.class) {
            return number.doubleValue();
        }
        return type == long.class || type == Long.class ? (Object) number.longValue() : number;
    }
}
