package io.unflake.agent.record;

import io.unflake.hooks.OpenFields;
import io.unflake.hooks.Touched;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The static fields that rewritten classes name, by number. */
public final class StaticFields {

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

    /** One field as code names it. */
    static final class Slot {

        private final int number;
        private final ClassLoader loader;
        private final String owner;
        private final String name;
        private boolean resolved;
        private Field field;
        private boolean tooLarge;

        Slot(int number, ClassLoader loader, String owner, String name) {
            this.number = number;
            this.loader = loader;
            this.owner = owner;
            this.name = name;
        }

        /** The field, null if it holds nothing that could ever change. */
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
                Field found = OpenFields.ofClass(type, name);
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

        /** From now on nobody looks at it. */
        void ignore() {
            field = null;
            Touched.ignore(number);
            Touched.ignore(number + 1);
        }

        /** What it holds now. */
        Object value() throws IllegalAccessException {
            return OpenFields.get(field, null);
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

        @Override
        public String toString() {
            return "field " + field.getDeclaringClass().getName() + "." + field.getName();
        }
    }

    /** The number for reading a field; the next one is for writing it. */
    public synchronized int number(ClassLoader loader, String owner, String name) {
        return numbers.computeIfAbsent(List.of(loader, owner, name), key -> {
            int number = Touched.FIRST_FREE + 2 * slots.size();
            Touched.reserve(number + 1);
            slots.add(new Slot(number, loader, owner, name));
            return number;
        });
    }

    synchronized Slot slot(int number) {
        return slots.get((number - Touched.FIRST_FREE) / 2);
    }
}
