package subject;

import java.io.File;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Obtains unordered results through every API. */
public final class Unordered {

    private static final List<String> LETTERS = List.of("a", "b", "c", "d", "e", "f", "g");

    private Unordered() {}

    /** A way to obtain elements in some order. */
    public interface Look {
        List<?> elements() throws Exception;
    }

    /** Unordered results, by name. */
    public static Map<String, Look> open(Path folder) throws IOException {
        Map<String, Look> looks = new LinkedHashMap<>();
        collection(looks, "HashSet", new HashSet<>(LETTERS));
        map(looks, "HashMap", filled(new HashMap<>()));
        map(looks, "Hashtable", filled(new Hashtable<>()));
        map(looks, "IdentityHashMap", filled(new IdentityHashMap<>()));
        map(looks, "WeakHashMap", filled(new WeakHashMap<>()));
        map(looks, "ConcurrentHashMap", filled(new ConcurrentHashMap<>()));
        map(looks, "Map.of", Map.of("a", "1", "b", "2", "c", "3", "d", "4"));
        collection(looks, "Set.of", Set.of("a", "b", "c", "d"));
        collection(looks, "Set.of two", Set.of("a", "b"));
        collection(looks, "PriorityQueue", new PriorityQueue<>(List.of("c", "a", "b", "d")));
        looks.put("Hashtable.keys", () -> Collections.list(((Hashtable<?, ?>) filled(new Hashtable<>())).keys()));
        looks.put(
                "Hashtable.elements", () -> Collections.list(((Hashtable<?, ?>) filled(new Hashtable<>())).elements()));
        Properties properties = new Properties();
        LETTERS.forEach(letter -> properties.setProperty(letter, letter));
        looks.put("Properties.keys", () -> Collections.list(properties.keys()));
        looks.put("Properties.propertyNames", () -> Collections.list(properties.propertyNames()));
        looks.put("Class.getDeclaredMethods", () -> names(Three.class.getDeclaredMethods()));
        looks.put("Class.getDeclaredFields", () -> names(Three.class.getDeclaredFields()));
        looks.put("Class.getDeclaredConstructors", () -> names(Three.class.getDeclaredConstructors()));
        looks.put("Class.getClasses", () -> names(Nest.class.getClasses()));
        looks.put(
                "Field.getAnnotations", () -> names(Nest.class.getField("field").getAnnotations()));
        looks.put(
                "Method.getAnnotations",
                () -> names(Nest.class.getMethod("method").getAnnotations()));
        looks.put(
                "Method.getExceptionTypes",
                () -> names(Nest.class.getMethod("method").getExceptionTypes()));
        for (String letter : LETTERS) {
            Files.writeString(folder.resolve(letter), "");
        }
        File file = folder.toFile();
        looks.put("File.list", () -> List.of(file.list()));
        looks.put("File.listFiles", () -> List.of(file.listFiles()));
        looks.put("Files.list", () -> closing(Files.list(folder)));
        looks.put("Files.walk", () -> closing(Files.walk(folder)));
        looks.put("Files.newDirectoryStream", () -> listed(Files.newDirectoryStream(folder)));
        looks.put("Files.newDirectoryStream glob", () -> listed(Files.newDirectoryStream(folder, "*")));
        return looks;
    }

    private static List<Path> listed(DirectoryStream<Path> folder) throws IOException {
        List<Path> paths = new ArrayList<>();
        try (folder) {
            folder.forEach(paths::add);
        }
        return paths;
    }

    /** A class with two members of some kinds. */
    public static final class Nest {

        @Deprecated
        @Tag
        public int field;

        @Deprecated
        @Tag
        public void method() throws IOException, InterruptedException {}

        /** The first of two. */
        public static final class One {}

        /** The second of two. */
        public static final class Two {}

        /** An annotation with runtime retention. */
        @Retention(RetentionPolicy.RUNTIME)
        @interface Tag {}
    }

    /** Ordered results. */
    public static Map<String, Look> ordered() {
        Map<String, Look> looks = new LinkedHashMap<>();
        collection(looks, "ArrayList", new ArrayList<>(LETTERS));
        collection(looks, "LinkedHashSet", new java.util.LinkedHashSet<>(LETTERS));
        map(looks, "LinkedHashMap", filled(new LinkedHashMap<>()));
        map(looks, "TreeMap", filled(new java.util.TreeMap<>()));
        collection(looks, "List.of", LETTERS);
        return looks;
    }

    private static Map<String, String> filled(Map<String, String> map) {
        LETTERS.forEach(letter -> map.put(letter, letter));
        return map;
    }

    private static void map(Map<String, Look> looks, String name, Map<String, String> map) {
        collection(looks, name + ".keySet", map.keySet());
        collection(looks, name + ".values", map.values());
        collection(looks, name + ".entrySet", map.entrySet());
        looks.put(name + ".forEach", () -> {
            List<String> keys = new ArrayList<>();
            map.forEach((key, value) -> keys.add(key));
            return keys;
        });
        looks.put(name + ".toString", () -> List.of(map.toString()));
    }

    private static void collection(Map<String, Look> looks, String name, Collection<?> collection) {
        looks.put(name + " loop", () -> {
            List<Object> elements = new ArrayList<>();
            for (Object element : collection) {
                elements.add(element.toString());
            }
            return elements;
        });
        looks.put(name + " forEach", () -> {
            List<Object> elements = new ArrayList<>();
            collection.forEach(element -> elements.add(element.toString()));
            return elements;
        });
        looks.put(
                name + " stream",
                () -> collection.stream().map(Object::toString).toList());
        looks.put(
                name + " copy",
                () -> new ArrayList<>(collection).stream().map(Object::toString).toList());
        looks.put(
                name + " array",
                () -> Arrays.stream(collection.toArray(new Object[0]))
                        .map(Object::toString)
                        .toList());
        looks.put(name + " toString", () -> List.of(collection.toString()));
    }

    private static <T> List<T> closing(Stream<T> stream) {
        try (stream) {
            return stream.toList();
        }
    }

    private static List<String> names(Object[] members) {
        return Arrays.stream(members).map(Object::toString).toList();
    }

    /** Removes elements while iterating. */
    public static Set<String> keepVowels() {
        Set<String> letters = new HashSet<>(LETTERS);
        for (Iterator<String> iterator = letters.iterator(); iterator.hasNext(); ) {
            if (!"aeiou".contains(iterator.next())) {
                iterator.remove();
            }
        }
        return letters;
    }

    /** Changes a map while iterating; returns whether this is detected. */
    public static boolean failsFast() {
        Map<String, String> map = filled(new HashMap<>());
        try {
            for (String key : map.keySet()) {
                map.put(key + "more", "");
            }
            return false;
        } catch (ConcurrentModificationException e) {
            return true;
        }
    }

    /** Whether two copies of an unchanged set have the same order. */
    public static boolean looksTheSameTwice() {
        Set<String> letters = new HashSet<>(LETTERS);
        return new ArrayList<>(letters).equals(List.of(letters.toArray()));
    }

    /** Whether an unchanged set of two elements is iterated in both orders. */
    public static boolean twoInBothOrders() {
        Set<String> two = new HashSet<>(List.of("a", "b"));
        return !new ArrayList<>(two).equals(new ArrayList<>(two));
    }

    /** A class with three members of every kind. */
    @SuppressWarnings("unused")
    private static final class Three {
        int one;
        int two;
        int three;

        Three() {}

        Three(int one) {}

        Three(String two) {}

        void first() {}

        void second() {}

        void third() {}
    }
}
