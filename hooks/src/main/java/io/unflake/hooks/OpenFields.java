package io.unflake.hooks;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads fields regardless of access, including those of the JDK once its packages are open to the module of the hooks.
 *
 * <p>The agent shares its module with the tests, to which the JDK must stay closed.
 */
public final class OpenFields {

    private OpenFields() {}

    /** Returns the instance fields of a class and its superclasses. */
    public static Field[] ofInstances(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    fields.add(field);
                }
            }
        }
        return fields.toArray(new Field[0]);
    }

    /** Returns the static field to which a name resolves in a class, null if there is none. */
    public static Field ofClass(Class<?> type, String name) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            Field field = declared(each, name, true);
            if (field != null) {
                return field;
            }
            for (Class<?> inherited : each.getInterfaces()) {
                field = ofClass(inherited, name);
                if (field != null) {
                    return field;
                }
            }
        }
        return null;
    }

    /** Returns the instance field to which a name resolves in a class, null if there is none. */
    public static Field ofInstance(Class<?> type, String name) {
        Field field = null;
        for (Class<?> each = type; field == null && each != null; each = each.getSuperclass()) {
            field = declared(each, name, false);
        }
        return field;
    }

    private static Field declared(Class<?> type, String name, boolean isStatic) {
        for (Field field : type.getDeclaredFields()) {
            if (field.getName().equals(name) && Modifier.isStatic(field.getModifiers()) == isStatic) {
                field.setAccessible(true);
                return field;
            }
        }
        return null;
    }

    /**
     * Returns the value of a field.
     *
     * @param holder null for a static field
     */
    public static Object get(Field field, Object holder) throws IllegalAccessException {
        return field.get(holder);
    }

    /**
     * Returns the value of a thread-local variable for a thread, null if it has none. The variable is not initialised.
     */
    public static Object get(ThreadLocal<?> variable, Thread thread) throws ReflectiveOperationException {
        boolean inherits = variable instanceof InheritableThreadLocal;
        Field map = Thread.class.getDeclaredField(inherits ? "inheritableThreadLocals" : "threadLocals");
        map.setAccessible(true);
        Object held = map.get(thread);
        if (held == null) {
            return null;
        }
        Method find = held.getClass().getDeclaredMethod("getEntry", ThreadLocal.class);
        find.setAccessible(true);
        Object entry = find.invoke(held, variable);
        if (entry == null) {
            return null;
        }
        Field value = entry.getClass().getDeclaredField("value");
        value.setAccessible(true);
        return value.get(entry);
    }

    /** Whether the static initialiser of a class has completed. Nothing is initialised. */
    public static boolean isInitialised(Class<?> type) throws ReflectiveOperationException {
        Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe");
        Method isPending = unsafe.getDeclaredMethod("shouldBeInitialized", Class.class);
        isPending.setAccessible(true);
        Method instance = unsafe.getDeclaredMethod("getUnsafe");
        instance.setAccessible(true);
        return !(boolean) isPending.invoke(instance.invoke(null), type);
    }

    /** Whether a class loader or one of its parents has loaded a class. Nothing is loaded. */
    public static boolean isLoaded(String name, ClassLoader loader) throws ReflectiveOperationException {
        Method find = ClassLoader.class.getDeclaredMethod("findLoadedClass", String.class);
        find.setAccessible(true);
        for (ClassLoader each = loader; each != null; each = each.getParent()) {
            if (find.invoke(each, name) != null) {
                return true;
            }
        }
        return false;
    }
}
