package io.unflake.sanitise.assume;

import java.util.Set;

/** Exceptions of JDK modules that a custom runtime image may lack. */
final class OptionalTypes {

    private OptionalTypes() {}

    /** Returns the class of this name, or an empty set if it does not exist. */
    static Set<Class<? extends Throwable>> named(String name) {
        try {
            return Set.of(Class.forName(name, false, ClassLoader.getPlatformClassLoader())
                    .asSubclass(Throwable.class));
        } catch (ClassNotFoundException | LinkageError e) {
            return Set.of();
        }
    }
}
