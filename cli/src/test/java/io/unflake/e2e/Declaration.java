package io.unflake.e2e;

import io.unflake.model.TestId;
import io.unflake.model.project.ModuleDescription;
import java.io.File;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** An annotation of a sample's package {@code truth} at one of its tests. */
record Declaration(TestId test, Annotation annotation) {

    private static final String TRUTH = ".truth.";
    private static final String FEATURE = "org.spockframework.runtime.model.FeatureMetadata";

    /** Reads all modules that a detection has described, and so compiled. */
    static List<Declaration> read(Path out) throws IOException, ReflectiveOperationException {
        List<Declaration> declarations = new ArrayList<>();
        for (ModuleDescription module : Truth.modules(out)) {
            declarations.addAll(read(module));
        }
        return declarations;
    }

    private static List<Declaration> read(ModuleDescription module) throws IOException, ReflectiveOperationException {
        List<Declaration> declarations = new ArrayList<>();
        URL[] urls = new URL[module.classpath().size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = Path.of(module.classpath().get(i)).toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            for (String folder : module.testClasses()) {
                for (String name : classes(Path.of(folder))) {
                    declarations.addAll(read(Class.forName(name, false, loader)));
                }
            }
        }
        return declarations;
    }

    private static List<String> classes(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> file.replace(".class", "").replace(File.separatorChar, '.'))
                    .sorted()
                    .toList();
        }
    }

    private static List<Declaration> read(Class<?> type) throws ReflectiveOperationException {
        List<Declaration> declarations = new ArrayList<>();
        if (!Modifier.isAbstract(type.getModifiers())) {
            for (Method method : methods(type)) {
                TestId test = TestId.of(type.getName(), name(method));
                Stream.of(method.getDeclaredAnnotations())
                        .filter(each -> each.annotationType().getName().contains(TRUTH))
                        .forEach(each -> declarations.add(new Declaration(test, each)));
            }
        }
        return declarations;
    }

    /** All methods, including inherited ones that are not overridden. */
    private static Collection<Method> methods(Class<?> type) {
        Map<String, Method> methods = new LinkedHashMap<>();
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            for (Method method : at.getDeclaredMethods()) {
                methods.putIfAbsent(method.getName() + Arrays.toString(method.getParameterTypes()), method);
            }
        }
        return methods.values();
    }

    /** The name of a test; Spock compiles a feature to a method with another name. */
    private static String name(Method method) throws ReflectiveOperationException {
        for (Annotation each : method.getDeclaredAnnotations()) {
            if (each.annotationType().getName().equals(FEATURE)) {
                return (String) value(each, "name");
            }
        }
        return method.getName();
    }

    /** Whether the annotation has this simple name. */
    boolean is(String name) {
        return annotation.annotationType().getSimpleName().equals(name);
    }

    boolean has(String member) {
        return Stream.of(annotation.annotationType().getDeclaredMethods())
                .anyMatch(method -> method.getName().equals(member));
    }

    /** The values of a member; none if the annotation has no such member. */
    List<String> strings(String member) throws ReflectiveOperationException {
        return has(member) ? List.of((String[]) value(member)) : List.of();
    }

    Object value(String member) throws ReflectiveOperationException {
        return value(annotation, member);
    }

    private static Object value(Annotation annotation, String member) throws ReflectiveOperationException {
        return annotation.annotationType().getMethod(member).invoke(annotation);
    }
}
