package io.unflake.agent.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/** Answers questions about supertypes without loading any class outside the JDK. */
final class Hierarchy {

    private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

    private final WeakReference<ClassLoader> loader;
    private final Map<String, List<String>> known = new ConcurrentHashMap<>();

    Hierarchy(ClassLoader loader) {
        this.loader = new WeakReference<>(loader);
    }

    static boolean isJdk(String name) {
        return name.startsWith("java/")
                || name.startsWith("javax/")
                || name.startsWith("jdk/")
                || name.startsWith("sun/")
                || name.startsWith("com/sun/");
    }

    /** Whether a class is the same as another, extends it or implements it. */
    boolean isSubtype(String name, String ancestor) {
        if (name == null || name.startsWith("[")) {
            return false;
        }
        if (name.equals(ancestor) || ancestor.equals("java/lang/Object")) {
            return true;
        }
        Class<?> jdkType = isJdk(name) ? jdk(name) : null;
        return jdkType != null
                ? isJdkSubtype(jdkType, ancestor)
                : supers(name).stream().anyMatch(type -> isSubtype(type, ancestor));
    }

    /** Returns the types of the JDK that a type is, extends or implements, the nearest first. */
    Set<String> jdkTypes(String name) {
        Set<String> types = new LinkedHashSet<>();
        addJdkTypes(name, types);
        types.add("java/lang/Object");
        return types;
    }

    private void addJdkTypes(String name, Set<String> types) {
        Class<?> jdkType = name != null && isJdk(name) ? jdk(name) : null;
        if (jdkType != null) {
            addJdkTypes(jdkType, types);
        } else if (name != null) {
            supers(name).forEach(type -> addJdkTypes(type, types));
        }
    }

    private static void addJdkTypes(Class<?> type, Set<String> types) {
        types.add(type.getName().replace('.', '/'));
        for (Class<?> each : type.getInterfaces()) {
            addJdkTypes(each, types);
        }
        if (type.getSuperclass() != null) {
            addJdkTypes(type.getSuperclass(), types);
        }
    }

    private static boolean isJdkSubtype(Class<?> type, String ancestor) {
        Class<?> ancestorType = jdk(ancestor);
        return ancestorType != null && ancestorType.isAssignableFrom(type);
    }

    private static Class<?> jdk(String name) {
        try {
            return Class.forName(name.replace('/', '.'), false, PLATFORM);
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    private List<String> supers(String name) {
        List<String> supers = known.get(name);
        if (supers == null) {
            supers = read(name);
            known.put(name, supers);
        }
        return supers;
    }

    private List<String> read(String name) {
        ClassReader reader = reader(name);
        return reader == null
                ? List.of()
                : Stream.concat(Stream.of(reader.getSuperName()), Stream.of(reader.getInterfaces()))
                        .toList();
    }

    /** Returns a reader of the class file, null if it cannot be read. */
    ClassReader reader(String name) {
        ClassLoader source = loader.get();
        if (source == null) {
            return null;
        }
        try (InputStream in = source.getResourceAsStream(name + ".class")) {
            return in == null ? null : new ClassReader(in);
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }
}
