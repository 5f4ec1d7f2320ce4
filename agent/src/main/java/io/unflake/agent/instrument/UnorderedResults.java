package io.unflake.agent.instrument;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JDK's methods whose results have no specified order, as listed in docs/collection-apis.md. */
final class UnorderedResults {

    private static final String CLASSES = "[Ljava/lang/Class;";
    private static final String OBJECTS = "[Ljava/lang/Object;";
    private static final String STRINGS = "[Ljava/lang/String;";
    private static final String ENUMERATION = "Ljava/util/Enumeration;";
    private static final String SPLITERATOR = "Ljava/util/Spliterator;";
    private static final String DIRECTORY = "Ljava/nio/file/DirectoryStream;";

    private static final List<String> VIEW = List.of(
            "iterator()Ljava/util/Iterator;", "spliterator()" + SPLITERATOR, "forEach(Ljava/util/function/Consumer;)V");

    /** Views that do not use their iterator to copy themselves to an array. */
    private static final List<String> VIEW_WITH_ARRAYS =
            joined(VIEW, List.of("toArray()" + OBJECTS, "toArray(" + OBJECTS + ")" + OBJECTS));

    private static final List<String> LOOPS =
            List.of("forEach(Ljava/util/function/BiConsumer;)V", "replaceAll(Ljava/util/function/BiFunction;)V");

    /** Methods that iterate over a collection, which reorders its elements itself. */
    private static final Set<String> ITERATING = Set.of("forEach", "replaceAll", "internalWriteEntries", "toString");

    /** Parts of the JDK that iterate over options, headers or providers; their order never shows to the caller. */
    private static final List<String> INTERNAL = List.of(
            "java.net.http.",
            "java.net.DatagramSocket",
            "java.net.InetAddress",
            "java.net.ServerSocket",
            "java.net.Socket",
            "java.nio.channels.",
            "java.security.",
            "java.util.logging.",
            "javax.crypto.",
            "javax.net.",
            "jdk.internal.net.",
            "sun.net.",
            "sun.nio.ch.",
            "sun.nio.fs.",
            "sun.security.");

    /** Methods by class, each with its descriptor. */
    static final Map<String, List<String>> METHODS = methods();

    private static final Map<String, Set<String>> NAMES = names();

    private UnorderedResults() {}

    /** Whether a method itself decides about the order of its results, rather than a method that it calls. */
    static boolean decides(String className, String method) {
        return NAMES.getOrDefault(className, Set.of()).contains(method);
    }

    /** Whether a class of the JDK iterates only for its own purposes. */
    static boolean isInternal(String className) {
        return INTERNAL.stream().anyMatch(className::startsWith);
    }

    private static Map<String, Set<String>> names() {
        Map<String, Set<String>> names = new HashMap<>();
        METHODS.forEach((type, methods) -> names.put(
                type.replace('/', '.'),
                methods.stream()
                        .map(method -> method.substring(0, method.indexOf('(')))
                        .filter(name -> !ITERATING.contains(name))
                        .collect(Collectors.toSet())));
        // Has a specified order, and relies on that of getGenericExceptionTypes.
        names.get("java.lang.reflect.Executable").add("getAnnotatedExceptionTypes");
        return names;
    }

    private static Map<String, List<String>> methods() {
        Map<String, List<String>> methods = new HashMap<>();
        methods.putAll(views());
        methods.putAll(collections());
        methods.putAll(reflection());
        methods.putAll(files());
        methods.putAll(locales());
        return methods;
    }

    private static Map<String, List<String>> views() {
        Map<String, List<String>> methods = new HashMap<>();
        String util = "java/util/";
        for (String view : List.of("KeySet", "Values", "EntrySet")) {
            methods.put(util + "HashMap$" + view, VIEW);
            methods.put(util + "IdentityHashMap$" + view, VIEW_WITH_ARRAYS);
            methods.put(util + "WeakHashMap$" + view, VIEW);
        }
        for (String view : List.of("KeySet", "ValueCollection", "EntrySet")) {
            methods.put(util + "Hashtable$" + view, VIEW);
        }
        for (String view : List.of("KeySetView", "ValuesView", "EntrySetView")) {
            methods.put(util + "concurrent/ConcurrentHashMap$" + view, VIEW);
        }
        for (String type : List.of("SetN", "Set12", "MapN$1")) {
            methods.put(util + "ImmutableCollections$" + type, VIEW_WITH_ARRAYS);
        }
        return methods;
    }

    private static Map<String, List<String>> collections() {
        String util = "java/util/";
        return Map.ofEntries(
                entry(
                        util + "HashMap",
                        joined(
                                LOOPS,
                                List.of(
                                        "keysToArray(" + OBJECTS + ")" + OBJECTS,
                                        "valuesToArray(" + OBJECTS + ")" + OBJECTS,
                                        "internalWriteEntries(Ljava/io/ObjectOutputStream;)V"))),
                entry(util + "IdentityHashMap", LOOPS),
                entry(util + "WeakHashMap", LOOPS),
                entry(util + "Hashtable", joined(LOOPS, List.of("getEnumeration(I)" + ENUMERATION))),
                entry(
                        util + "concurrent/ConcurrentHashMap",
                        joined(
                                LOOPS,
                                List.of(
                                        "keys()" + ENUMERATION,
                                        "elements()" + ENUMERATION,
                                        "toString()Ljava/lang/String;"))),
                entry(util + "HashSet", List.of("spliterator()" + SPLITERATOR)),
                entry(util + "PriorityQueue", VIEW_WITH_ARRAYS),
                entry(util + "concurrent/PriorityBlockingQueue", VIEW_WITH_ARRAYS));
    }

    private static Map<String, List<String>> reflection() {
        String annotations = "getDeclaredAnnotations()[Ljava/lang/annotation/Annotation;";
        String byType = "AnnotationsByType(Ljava/lang/Class;)[Ljava/lang/annotation/Annotation;";
        String exceptions = "getExceptionTypes()" + CLASSES;
        String ofParameters = "getParameterAnnotations()[[Ljava/lang/annotation/Annotation;";
        return Map.of(
                "java/lang/Class",
                joined(
                        members(),
                        List.of(
                                "get" + byType,
                                "getDeclared" + byType,
                                "getPermittedSubclasses()" + CLASSES,
                                "getNestMembers()" + CLASSES)),
                "java/lang/Package",
                List.of("getPackages()[Ljava/lang/Package;"),
                "java/lang/reflect/Field",
                List.of(annotations, "get" + byType),
                "java/lang/reflect/Executable",
                List.of(annotations, "get" + byType, "getGenericExceptionTypes()[Ljava/lang/reflect/Type;"),
                "java/lang/reflect/Parameter",
                List.of(annotations, "get" + byType),
                "java/lang/reflect/RecordComponent",
                List.of(annotations),
                "java/lang/reflect/Method",
                List.of(exceptions, ofParameters),
                "java/lang/reflect/Constructor",
                List.of(exceptions, ofParameters));
    }

    private static List<String> members() {
        List<String> methods = new ArrayList<>();
        for (String which : List.of("get", "getDeclared")) {
            methods.add(which + "Methods()[Ljava/lang/reflect/Method;");
            methods.add(which + "Fields()[Ljava/lang/reflect/Field;");
            methods.add(which + "Constructors()[Ljava/lang/reflect/Constructor;");
            methods.add(which + "Classes()" + CLASSES);
            methods.add(which + "Annotations()[Ljava/lang/annotation/Annotation;");
        }
        return methods;
    }

    private static Map<String, List<String>> files() {
        String path = "newDirectoryStream(Ljava/nio/file/Path;";
        return Map.of(
                "java/io/File",
                List.of(
                        "list()" + STRINGS,
                        "list(Ljava/io/FilenameFilter;)" + STRINGS,
                        "listFiles()[Ljava/io/File;",
                        "listFiles(Ljava/io/FilenameFilter;)[Ljava/io/File;",
                        "listFiles(Ljava/io/FileFilter;)[Ljava/io/File;",
                        "listRoots()[Ljava/io/File;"),
                "java/nio/file/Files",
                List.of(
                        path + ")" + DIRECTORY,
                        path + "Ljava/lang/String;)" + DIRECTORY,
                        path + "Ljava/nio/file/DirectoryStream$Filter;)" + DIRECTORY));
    }

    /** Every {@code getAvailableLocales} of java.text and java.util takes its result from the pool. */
    private static Map<String, List<String>> locales() {
        return Map.of(
                "sun/util/locale/provider/LocaleServiceProviderPool",
                List.of("getAvailableLocales()[Ljava/util/Locale;", "getAllAvailableLocales()[Ljava/util/Locale;"),
                "java/util/Locale",
                List.of("getISOCountries()" + STRINGS, "getISOLanguages()" + STRINGS),
                "java/util/TimeZone",
                List.of("getAvailableIDs()" + STRINGS, "getAvailableIDs(I)" + STRINGS),
                "java/text/DateFormatSymbols",
                List.of("getZoneStrings()[" + STRINGS));
    }

    private static List<String> joined(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }
}
