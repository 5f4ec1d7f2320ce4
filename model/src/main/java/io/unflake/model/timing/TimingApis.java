package io.unflake.model.timing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The methods and constructors of the JDK before and after whose calls threads can be delayed.
 *
 * <p>They are written as in class files: {@code java/lang/Object.wait(J)V}. The line {@value #VOLATILE_FIELDS} stands for
 * accesses to volatile fields.
 */
public final class TimingApis {

    /** A line that adds accesses to volatile fields. */
    public static final String VOLATILE_FIELDS = "volatile";

    private static final String CONSTRUCTOR = "<init>";
    private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

    /** The methods by type; null if a rule selects them. */
    private final Map<String, Set<String>> listed;

    private final boolean volatileFields;
    private final Map<String, Set<String>> selected = new ConcurrentHashMap<>();

    private TimingApis(Map<String, Set<String>> listed, boolean volatileFields) {
        this.listed = listed;
        this.volatileFields = volatileFields;
    }

    /** What the rule selects, in readable form: packages, types and methods. */
    public static List<String> ofRule() {
        return TimingRule.described();
    }

    /** Selects by rule from the JDK that runs this code. */
    public static TimingApis byRule() {
        return new TimingApis(null, false);
    }

    /**
     * Selects the methods of a list, or those of the rule if it has none. Empty lines and lines that start with # are
     * ignored.
     *
     * @throws IllegalArgumentException if a line is not a method
     */
    public static TimingApis of(Collection<String> lines) {
        Set<String> meant = lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .collect(Collectors.toCollection(HashSet::new));
        boolean volatiles = meant.remove(VOLATILE_FIELDS);
        Map<String, Set<String>> methods = new HashMap<>();
        meant.forEach(line -> add(line, methods));
        return new TimingApis(methods.isEmpty() ? null : methods, volatiles);
    }

    private static void add(String line, Map<String, Set<String>> methods) {
        int arguments = line.indexOf('(');
        int dot = line.lastIndexOf('.', arguments);
        if (dot < 1 || !line.substring(arguments).matches("\\([^()\\s]*\\)\\S+")) {
            throw new IllegalArgumentException("'" + line
                    + "' is not a method such as java/lang/Object.wait(J)V, as unflake timing-apis prints them");
        }
        methods.computeIfAbsent(line.substring(0, dot), type -> new HashSet<>()).add(line.substring(dot + 1));
    }

    /** Whether threads can be delayed before and after accesses to volatile fields. */
    public boolean includeVolatileFields() {
        return volatileFields;
    }

    /** Whether a type, given by its internal name, has any of these methods. */
    public boolean concern(String type) {
        return listed == null ? TimingRule.concerns(type) : listed.containsKey(type);
    }

    /** Whether a method that is declared in a type is one of them. */
    public boolean contain(String type, String name, String descriptor) {
        return concern(type)
                && (listed == null ? selected.computeIfAbsent(type, TimingApis::select) : listed.get(type))
                        .contains(name + descriptor);
    }

    private static Set<String> select(String type) {
        try {
            return declared(Class.forName(type.replace('/', '.'), false, PLATFORM), type)
                    .collect(Collectors.toSet());
        } catch (ClassNotFoundException | LinkageError e) {
            return Set.of();
        }
    }

    /** The selected methods that code outside the JDK can call. */
    private static Stream<String> declared(Class<?> type, String name) {
        if (!isAccessible(type.getModifiers()) || Throwable.class.isAssignableFrom(type)) {
            return Stream.of();
        }
        // An interface such as ConcurrentMap inherits methods of other packages, such as get.
        Method[] methods =
                type.isInterface() && TimingRule.selectsAll(name) ? type.getMethods() : type.getDeclaredMethods();
        return Stream.concat(Arrays.stream(type.getDeclaredConstructors()), Arrays.stream(methods))
                .filter(each -> isAccessible(each.getModifiers()))
                .map(TimingApis::text)
                .filter(each -> TimingRule.selects(name, each.substring(0, each.indexOf('('))));
    }

    private static boolean isAccessible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static String text(Executable each) {
        Class<?> result = each instanceof Method method ? method.getReturnType() : void.class;
        String name = each instanceof Method ? each.getName() : CONSTRUCTOR;
        return name + MethodType.methodType(result, each.getParameterTypes()).descriptorString();
    }

    /** Returns the lines of which {@link #of} makes the same selection. */
    public List<String> lines() {
        return Stream.concat(
                        listed == null ? Stream.of() : all().stream(),
                        volatileFields ? Stream.of(VOLATILE_FIELDS) : Stream.of())
                .toList();
    }

    /** Returns all methods in alphabetical order. */
    public List<String> all() {
        Stream<String> methods = listed == null
                ? types().flatMap(type -> select(type).stream().map(method -> type + "." + method))
                : listed.entrySet().stream()
                        .flatMap(entry -> entry.getValue().stream().map(method -> entry.getKey() + "." + method));
        return methods.sorted().toList();
    }

    private static Stream<String> types() {
        FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));
        Stream<String> inPackages = TimingRule.PACKAGES.stream().flatMap(name -> typesIn(jdk, name));
        Stream<String> alone = Stream.concat(TimingRule.TYPES.stream(), TimingRule.METHODS.keySet().stream());
        Stream<String> nested = TimingRule.TYPES.stream()
                .flatMap(type -> typesIn(jdk, type.substring(0, type.lastIndexOf('/'))))
                .filter(type -> type.contains("$") && TimingRule.TYPES.contains(type.substring(0, type.indexOf('$'))));
        return Stream.of(inPackages, alone, nested).flatMap(each -> each).distinct();
    }

    /** The types of a package, which may be split between modules only in theory. */
    private static Stream<String> typesIn(FileSystem jdk, String name) {
        Path modules = jdk.getPath("/packages", name.replace('/', '.'));
        try (Stream<Path> links = Files.list(modules)) {
            return links
                    .map(link -> jdk.getPath("/modules", link.getFileName().toString(), name))
                    .filter(Files::isDirectory)
                    .flatMap(folder -> classesIn(folder, name))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> classesIn(Path folder, String name) {
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> name + "/" + file.substring(0, file.length() - ".class".length()))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
