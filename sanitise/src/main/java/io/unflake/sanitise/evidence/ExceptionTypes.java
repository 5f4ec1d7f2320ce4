package io.unflake.sanitise.evidence;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Finds the exception classes of interest by name. */
final class ExceptionTypes {

    private final Set<Class<? extends Throwable>> wanted;
    private final Map<String, Class<? extends Throwable>> known = new HashMap<>();

    ExceptionTypes(Set<Class<? extends Throwable>> wanted) {
        this.wanted = Set.copyOf(wanted);
    }

    /** Returns the class of this name from the given loader, null if it is not of interest. */
    Class<? extends Throwable> find(String name, ClassLoader loader) {
        if (!known.containsKey(name)) {
            known.put(name, load(name, loader));
        }
        return known.get(name);
    }

    private Class<? extends Throwable> load(String name, ClassLoader loader) {
        try {
            Class<? extends Throwable> type = Class.forName(name, false, loader).asSubclass(Throwable.class);
            return wanted.stream().anyMatch(each -> each.isAssignableFrom(type)) ? type : null;
        } catch (ClassNotFoundException | ClassCastException | LinkageError e) {
            return null;
        }
    }
}
