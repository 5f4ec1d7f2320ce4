package io.unflake.agent;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.ProtectionDomain;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarInputStream;

/**
 * Defines the hooks in the boot class loader, so that they are visible to every class.
 *
 * <p>Appending a jar to the boot class path would make the JVM print a warning and disable class data sharing, so this
 * is done only if the hooks cannot be defined directly.
 */
final class BootHooks {

    private static final String NESTED = "/unflake-hooks.jar";

    private BootHooks() {}

    static void define(Instrumentation instrumentation) throws IOException {
        try {
            defineAll(instrumentation, classes());
        } catch (ReflectiveOperationException | LinkageError | UnsupportedOperationException e) {
            instrumentation.appendToBootstrapClassLoaderSearch(
                    new JarFile(extract().toFile()));
        }
    }

    private static InputStream nested() {
        InputStream in = BootHooks.class.getResourceAsStream(NESTED);
        if (in == null) {
            throw new IllegalStateException("this jar holds no hooks");
        }
        return in;
    }

    private static Map<String, byte[]> classes() throws IOException {
        Map<String, byte[]> classes = new HashMap<>();
        try (JarInputStream jar = new JarInputStream(new ByteArrayInputStream(nested().readAllBytes()))) {
            for (JarEntry entry = jar.getNextJarEntry(); entry != null; entry = jar.getNextJarEntry()) {
                String name = entry.getName();
                if (name.endsWith(".class") && !name.endsWith("-info.class")) {
                    classes.put(name.substring(0, name.length() - ".class".length()), jar.readAllBytes());
                }
            }
        }
        return classes;
    }

    private static void defineAll(Instrumentation instrumentation, Map<String, byte[]> classes)
            throws ReflectiveOperationException {
        Module base = Object.class.getModule();
        Set<Module> agent = Set.of(BootHooks.class.getModule());
        instrumentation.redefineModule(
                base, Set.of(), Map.of(), Map.of("jdk.internal.misc", agent), Set.of(), Map.of());
        Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
        Object unsafe = type.getMethod("getUnsafe").invoke(null);
        Method define = type.getMethod(
                "defineClass",
                String.class,
                byte[].class,
                int.class,
                int.class,
                ClassLoader.class,
                ProtectionDomain.class);
        defineAll(classes, (name, bytes) -> define.invoke(unsafe, name, bytes, 0, bytes.length, null, null));
    }

    /** Tries classes that cannot be defined yet again later, since supertypes must be defined first. */
    private static void defineAll(Map<String, byte[]> classes, Definition definition)
            throws ReflectiveOperationException {
        while (!classes.isEmpty()) {
            int before = classes.size();
            for (Iterator<Map.Entry<String, byte[]>> left = classes.entrySet().iterator(); left.hasNext(); ) {
                Map.Entry<String, byte[]> entry = left.next();
                if (isDefined(definition, entry.getKey(), entry.getValue())) {
                    left.remove();
                }
            }
            if (classes.size() == before) {
                throw new LinkageError("cannot define " + classes.keySet());
            }
        }
    }

    private static boolean isDefined(Definition definition, String name, byte[] bytes)
            throws ReflectiveOperationException {
        try {
            definition.define(name, bytes);
            return true;
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof NoClassDefFoundError) {
                return false;
            }
            throw e;
        }
    }

    private static Path extract() {
        try (InputStream in = nested()) {
            Path jar = Files.createTempFile("unflake-hooks", ".jar");
            jar.toFile().deleteOnExit();
            Files.copy(in, jar, StandardCopyOption.REPLACE_EXISTING);
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private interface Definition {

        void define(String name, byte[] bytes) throws ReflectiveOperationException;
    }
}
