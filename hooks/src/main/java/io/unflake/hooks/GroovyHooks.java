package io.unflake.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;

/** Calls of dynamic Groovy, which its runtime makes for the code: caught where the runtime looks up what to call. */
public final class GroovyHooks {

    private static volatile Linker linker;

    private GroovyHooks() {}

    /** Sets who finds hooks for calls from now on. */
    public static void use(Linker newLinker) {
        linker = newLinker;
    }

    public static MethodHandle unreflect(Lookup lookup, Method method) throws IllegalAccessException {
        MethodHandle hooked = hooked(method);
        return hooked == null ? lookup.unreflect(method) : hooked;
    }

    public static MethodHandle unreflectConstructor(Lookup lookup, Constructor<?> constructor)
            throws IllegalAccessException {
        MethodHandle hooked = hooked(constructor);
        return hooked == null ? lookup.unreflectConstructor(constructor) : hooked;
    }

    private static MethodHandle hooked(Executable member) {
        Linker finder = linker;
        return finder == null || member == null ? null : finder.link(member);
    }

    /**
     * A method is about to be invoked by reflection: returns method, receiver and arguments to use instead. The
     * runtime itself goes on to invoke it, since some methods heed who calls them.
     */
    public static Object[] invoking(Method method, Object receiver, Object[] arguments) {
        Linker finder = linker;
        Method hooked = finder == null || method == null ? null : finder.replace(method);
        if (hooked == null) {
            return new Object[] {method, receiver, arguments};
        }
        if (hooked.getParameterCount() == method.getParameterCount()) {
            return new Object[] {hooked, null, arguments};
        }
        Object[] all = new Object[hooked.getParameterCount()];
        all[0] = receiver;
        System.arraycopy(arguments, 0, all, 1, all.length - 1);
        return new Object[] {hooked, null, all};
    }

    public static Object newInstance(Constructor<?> constructor, Object[] arguments)
            throws ReflectiveOperationException {
        Linker finder = linker;
        Method hooked = finder == null ? null : finder.replace(constructor);
        return hooked == null ? constructor.newInstance(arguments) : hooked.invoke(null, arguments);
    }

    /** Groovy 3 compiles calls into classes of its own; it is told that it cannot, so that they can be caught. */
    public static boolean isCompilable(boolean really) {
        return linker == null && really;
    }

    /** Finds hooks for calls. */
    public interface Linker {

        /** What to call instead of a member where the code now is; null for the member itself. */
        MethodHandle link(Executable member);

        /** The same as a static method that takes the receiver first. */
        Method replace(Executable member);
    }
}
