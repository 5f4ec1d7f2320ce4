package io.unflake.sanitise.assume;

import java.util.Set;

/** Exceptions of modules that a runtime image may have been made without. */
final class OptionalTypes {

    private OptionalTypes() {}

    /** The class of this name, or nothing. */
    static Set<Class<? extends Throwable>> named(String name) {
        try {
            return Set.of(Class.forName(name, false, ClassLoader.getPlatformClassLoader())
                    .asSubclass(Throwable.class));
        } catch (ClassNotFoundException | LinkageError e) {
            return Set.of();
        }
    }
}
