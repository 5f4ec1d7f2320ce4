package io.unflake.agent.record;

import io.unflake.hooks.OpenFields;
import io.unflake.hooks.TouchedState;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Set;

/** A field as named by an instruction. */
public final class FieldSlot {

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

    private final int number;
    private final ClassLoader loader;
    private final String owner;
    private final String name;
    private final boolean ofInstance;
    private boolean resolved;
    private Field field;
    private boolean readable;
    private boolean tooLarge;

    FieldSlot(int number, ClassLoader loader, String owner, String name, boolean ofInstance) {
        this.number = number;
        this.loader = loader;
        this.owner = owner;
        this.name = name;
        this.ofInstance = ofInstance;
    }

    /**
     * Whether the field can be read without a side effect: its class is loaded and, if the field is static, initialised.
     * False if its value can never change.
     */
    public boolean isReadable() {
        if (!readable) {
            try {
                readable = (resolved || OpenFields.isLoaded(owner.replace('/', '.'), loader))
                        && field() != null
                        && (ofInstance || OpenFields.isInitialised(field.getDeclaringClass()));
            } catch (ReflectiveOperationException | RuntimeException e) {
                return false;
            }
        }
        return readable && field != null;
    }

    /** Whether the value of the field can never change. */
    public boolean isConstant() {
        return resolved && field == null;
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
        return found.isSynthetic() || (simple && Modifier.isFinal(found.getModifiers()));
    }

    /** Excludes the field from recording. */
    public void ignore() {
        field = null;
        TouchedState.ignore(number);
        TouchedState.ignore(number + 1);
    }

    /** Returns the object whose field was touched last, or the class of a static field; null if unknown. */
    Object holder() throws ReflectiveOperationException {
        return holder(ofInstance ? TouchedState.takeHolder(number) : null);
    }

    /**
     * Returns the object that holds the field, or the class of a static field; null if unknown.
     *
     * @param holder the object whose field was accessed
     */
    public Object holder(Object holder) throws ReflectiveOperationException {
        if (!ofInstance) {
            return field.getDeclaringClass();
        }
        return holder != null && name.startsWith(RecordedFields.SHARED_BY_SPOCK) ? sharedSpecification(holder) : holder;
    }

    /** Each feature has its own instance, which refers to the one that holds the shared fields. */
    private static Object sharedSpecification(Object feature) throws ReflectiveOperationException {
        return follow(follow(feature, "specificationContext"), "sharedInstance");
    }

    private static Object follow(Object from, String name) throws ReflectiveOperationException {
        Field link = OpenFields.ofInstance(from.getClass(), name);
        return link == null ? null : OpenFields.get(link, from);
    }

    /** Returns the current value. */
    public Object value(Object holder) throws IllegalAccessException {
        return OpenFields.get(field, holder);
    }

    /** Whether the field refers to the same value forever. */
    public boolean isFinal() {
        return Modifier.isFinal(field.getModifiers());
    }

    boolean isTooLarge() {
        return tooLarge;
    }

    void tooLarge() {
        tooLarge = true;
    }

    public boolean isOfInstance() {
        return ofInstance;
    }

    /** An inherited instance field is separate state in each class whose instance is shared. */
    public String state(Object holder) {
        Class<?> type = holder instanceof Class<?> ofClass ? ofClass : holder.getClass();
        String shortName = name.startsWith(RecordedFields.SHARED_BY_SPOCK)
                ? name.substring(RecordedFields.SHARED_BY_SPOCK.length())
                : name;
        return "field " + type.getName() + "." + shortName;
    }
}
