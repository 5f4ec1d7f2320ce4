package io.unflake.agent.record;

import io.unflake.hooks.OpenFields;
import io.unflake.hooks.TouchedState;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Numbers the fields that rewritten classes use: static fields, and instance fields of objects that several tests
 * share.
 */
public final class RecordedFields {

    /** The prefix of fields that all features of a Spock specification share. */
    public static final String SHARED_BY_SPOCK = "$spock_sharedField_";

    private static final Set<Class<?>> CONSTANT = Set.of(
            String.class,
            Integer.class,
            Long.class,
            Boolean.class,
            Double.class,
            Float.class,
            Short.class,
            Byte.class,
            Character.class,
            Class.class);

    private final Map<List<Object>, Integer> numbers = new HashMap<>();
    private final List<Slot> slots = new ArrayList<>();

    /** A field as named by an instruction. */
    static final class Slot {

        private final int number;
        private final ClassLoader loader;
        private final String owner;
        private final String name;
        private final boolean ofInstance;
        private boolean resolved;
        private Field field;
        private boolean tooLarge;

        Slot(int number, ClassLoader loader, String owner, String name, boolean ofInstance) {
            this.number = number;
            this.loader = loader;
            this.owner = owner;
            this.name = name;
            this.ofInstance = ofInstance;
        }

        /** Returns the field, null if its value can never change. */
        Field field() {
            if (!resolved) {
                resolved = true;
                field = find();
                if (field == null) {
                    ignore();
                }
            }
            return field;
        }

        private Field find() {
            try {
                Class<?> type = Class.forName(owner.replace('/', '.'), false, loader);
                Field found = ofInstance ? OpenFields.ofInstance(type, name) : OpenFields.ofClass(type, name);
                return found == null || isConstant(found) ? null : found;
            } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
                return null;
            }
        }

        private static boolean isConstant(Field found) {
            Class<?> type = found.getType();
            boolean simple = type.isPrimitive() || CONSTANT.contains(type) || ClassNames.isLogging(type);
            return found.isSynthetic() || found.isEnumConstant() || (simple && Modifier.isFinal(found.getModifiers()));
        }

        /** Excludes the field from recording. */
        void ignore() {
            field = null;
            TouchedState.ignore(number);
            TouchedState.ignore(number + 1);
        }

        /** Returns the object whose field was touched last, or the class of a static field; null if unknown. */
        Object holder() throws ReflectiveOperationException {
            if (!ofInstance) {
                return field.getDeclaringClass();
            }
            Object holder = TouchedState.takeHolder(number);
            return holder != null && name.startsWith(SHARED_BY_SPOCK) ? sharedSpecification(holder) : holder;
        }

        /** Each feature has its own instance, which refers to the one that holds the shared fields. */
        private static Object sharedSpecification(Object feature) throws ReflectiveOperationException {
            return follow(follow(feature, "specificationContext"), "sharedInstance");
        }

        private static Object follow(Object from, String name) throws ReflectiveOperationException {
            Field link = OpenFields.ofInstance(from.getClass(), name);
            return link == null ? null : OpenFields.get(link, from);
        }

        Object value(Object holder) throws IllegalAccessException {
            return OpenFields.get(field, holder);
        }

        boolean isFinal() {
            return Modifier.isFinal(field.getModifiers());
        }

        boolean isTooLarge() {
            return tooLarge;
        }

        void tooLarge() {
            tooLarge = true;
        }

        /** An inherited instance field is separate state in each class whose instance is shared. */
        String state(Object holder) {
            Class<?> type = holder instanceof Class<?> ofClass ? ofClass : holder.getClass();
            String shortName = name.startsWith(SHARED_BY_SPOCK) ? name.substring(SHARED_BY_SPOCK.length()) : name;
            return "field " + type.getName() + "." + shortName;
        }
    }

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
            slots.add(new Slot(number, loader, owner, name, ofInstance));
            return number;
        });
    }

    synchronized Slot slot(int number) {
        return slots.get((number - TouchedState.FIRST_FREE) / 2);
    }
}
