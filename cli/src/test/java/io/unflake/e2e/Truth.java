package io.unflake.e2e;

import io.unflake.model.TestId;
import io.unflake.model.codec.Codec;
import io.unflake.model.project.ModuleDescription;
import java.io.File;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the tests of a sample declare by annotations of its package {@code truth}.
 *
 * @param flaky the tests that must be found, with their strategies and causes
 * @param steady the tests that must not be found, with the reason why a detector might report them
 */
record Truth(Map<TestId, Declared> flaky, Map<TestId, String> steady) {

    private static final String FLAKY = ".truth.Flaky";
    private static final String STEADY = ".truth.Steady";
    private static final String FEATURE = "org.spockframework.runtime.model.FeatureMetadata";

    /**
     * What a flaky test declares; empty lists if its sample does not declare that.
     *
     * @param strategies the strategies that provoke it
     * @param cause the possible places of its cause as {@code file:line}
     * @param thread the places that start the slow threads
     */
    record Declared(List<String> strategies, List<String> cause, List<String> thread) {

        static final Declared NOTHING = new Declared(List.of(), List.of(), List.of());
    }

    /** Reads all modules that a detection has described, and so compiled. */
    static Truth read(Path out) throws IOException, ReflectiveOperationException {
        Truth truth = new Truth(new TreeMap<>(), new TreeMap<>());
        for (ModuleDescription module : modules(out)) {
            truth.add(module);
        }
        return truth;
    }

    /** The modules that a detection has described. */
    static List<ModuleDescription> modules(Path out) throws IOException {
        List<ModuleDescription> modules = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(out.resolve("descriptions"), "*.module.json")) {
            for (Path file : files) {
                modules.add(Codec.read(ModuleDescription.class, Files.readString(file)));
            }
        }
        return modules;
    }

    private void add(ModuleDescription module) throws IOException, ReflectiveOperationException {
        URL[] urls = new URL[module.classpath().size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = Path.of(module.classpath().get(i)).toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            for (String folder : module.testClasses()) {
                for (String name : classes(Path.of(folder))) {
                    add(Class.forName(name, false, loader));
                }
            }
        }
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

    private void add(Class<?> type) throws ReflectiveOperationException {
        if (!Modifier.isAbstract(type.getModifiers())) {
            for (Method method : methods(type)) {
                add(type, method);
            }
        }
    }

    /** All methods, including inherited ones that are not overridden. */
    private static Iterable<Method> methods(Class<?> type) {
        Map<String, Method> methods = new LinkedHashMap<>();
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            for (Method method : at.getDeclaredMethods()) {
                methods.putIfAbsent(method.getName() + Arrays.toString(method.getParameterTypes()), method);
            }
        }
        return methods.values();
    }

    private void add(Class<?> type, Method method) throws ReflectiveOperationException {
        TestId test = TestId.of(type.getName(), name(method));
        Annotation isFlaky = annotation(method, FLAKY);
        Annotation isSteady = annotation(method, STEADY);
        if (isFlaky != null) {
            flaky.put(
                    test,
                    new Declared(
                            strings(isFlaky, "strategies"), strings(isFlaky, "cause"), strings(isFlaky, "thread")));
        }
        if (isSteady != null) {
            steady.put(test, (String) value(isSteady, has(isSteady, "trap") ? "trap" : "because"));
        }
    }

    /** The name of a test; Spock compiles a feature to a method with another name. */
    private static String name(Method method) throws ReflectiveOperationException {
        Annotation feature = annotation(method, FEATURE);
        return feature == null ? method.getName() : (String) value(feature, "name");
    }

    private static Annotation annotation(Method method, String type) {
        return Stream.of(method.getDeclaredAnnotations())
                .filter(annotation -> annotation.annotationType().getName().endsWith(type))
                .findFirst()
                .orElse(null);
    }

    private static List<String> strings(Annotation annotation, String member) throws ReflectiveOperationException {
        return has(annotation, member) ? List.of((String[]) value(annotation, member)) : List.of();
    }

    private static boolean has(Annotation annotation, String member) {
        return Stream.of(annotation.annotationType().getDeclaredMethods())
                .anyMatch(method -> method.getName().equals(member));
    }

    private static Object value(Annotation annotation, String member) throws ReflectiveOperationException {
        return annotation.annotationType().getMethod(member).invoke(annotation);
    }
}
