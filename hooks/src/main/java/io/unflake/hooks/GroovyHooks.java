package io.unflake.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;

/** Hooks for dynamic Groovy calls, called where the Groovy runtime looks up the method to call. */
public final class GroovyHooks {

    private static volatile Linker linker;

    private GroovyHooks() {}

    /** Sets the linker; null for none. */
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
     * Called before a reflective call. Returns the method, receiver and arguments to use instead.
     *
     * <p>The runtime makes the call itself because some methods are caller-sensitive.
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

    /** Groovy 3 can compile calls to classes of its own, which cannot be hooked, so this prevents it. */
    public static boolean isCompilable(boolean really) {
        return linker == null && really;
    }

    /** Finds hooks for calls. */
    public interface Linker {

        /** Returns what to call instead of a member at the current position in the code; null for the member itself. */
        MethodHandle link(Executable member);

        /** As {@link #link}, as a static method whose first parameter is the receiver. */
        Method replace(Executable member);
    }
}
