package subject;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
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
    public static Map<String, Look> open(Path folder) throws IOException, ReflectiveOperationException {
        Map<String, Look> looks = new LinkedHashMap<>();
        collection(looks, "HashSet", new HashSet<>(LETTERS));
        map(looks, "HashMap", filled(new HashMap<>()));
        looks.put("HashMap.replaceAll", () -> replaced(filled(new HashMap<>())));
        map(looks, "Hashtable", filled(new Hashtable<>()));
        looks.put("Hashtable.replaceAll", () -> replaced(filled(new Hashtable<>())));
        map(looks, "IdentityHashMap", filled(new IdentityHashMap<>()));
        looks.put("IdentityHashMap.replaceAll", () -> replaced(filled(new IdentityHashMap<>())));
        map(looks, "WeakHashMap", filled(new WeakHashMap<>()));
        looks.put("WeakHashMap.replaceAll", () -> replaced(filled(new WeakHashMap<>())));
        map(looks, "ConcurrentHashMap", filled(new ConcurrentHashMap<>()));
        looks.put("ConcurrentHashMap.replaceAll", () -> replaced(filled(new ConcurrentHashMap<>())));
        map(looks, "Map.of", Map.of("a", "1", "b", "2", "c", "3", "d", "4"));
        collection(looks, "Set.of", Set.of("a", "b", "c", "d"));
        collection(looks, "Set.of two", Set.of("a", "b"));
        List<String> unsorted = List.of("c", "a", "b", "d");
        collection(looks, "PriorityQueue", new PriorityQueue<>(unsorted));
        collection(looks, "PriorityBlockingQueue", new PriorityBlockingQueue<>(unsorted));
        collection(looks, "DelayQueue", new DelayQueue<>(List.of(new Parcel(3), new Parcel(1), new Parcel(2))));
        collection(looks, "ConcurrentHashMap.newKeySet", keySet());
        collection(looks, "Collections.newSetFromMap", identitySet());
        collection(looks, "Collections.unmodifiableSet", Collections.unmodifiableSet(new HashSet<>(LETTERS)));
        ConcurrentHashMap<?, ?> shared = (ConcurrentHashMap<?, ?>) filled(new ConcurrentHashMap<>());
        looks.put("ConcurrentHashMap.keys", () -> Collections.list(shared.keys()));
        looks.put("ConcurrentHashMap.elements", () -> Collections.list(shared.elements()));
        looks.put("HashMap serialised", () -> serialised(filled(new HashMap<>())));
        looks.put("HashSet serialised", () -> serialised(new HashSet<>(LETTERS)));
        looks.put("System.getenv", () -> List.copyOf(System.getenv().keySet()));
        looks.put("Hashtable.keys", () -> Collections.list(((Hashtable<?, ?>) filled(new Hashtable<>())).keys()));
        looks.put(
                "Hashtable.elements", () -> Collections.list(((Hashtable<?, ?>) filled(new Hashtable<>())).elements()));
        Properties properties = new Properties();
        LETTERS.forEach(letter -> properties.setProperty(letter, letter));
        looks.put("Properties.keys", () -> Collections.list(properties.keys()));
        looks.put("Properties.propertyNames", () -> Collections.list(properties.propertyNames()));
        looks.putAll(Reflected.open());
        looks.putAll(Localised.open());
        for (String letter : LETTERS) {
            Files.writeString(folder.resolve(letter), "");
        }
        File file = folder.toFile();
        looks.put("File.list", () -> List.of(file.list()));
        looks.put("File.list filtered", () -> List.of(file.list((parent, name) -> true)));
        looks.put("File.listFiles", () -> List.of(file.listFiles()));
        looks.put("File.listFiles by name", () -> List.of(file.listFiles((parent, name) -> true)));
        looks.put("File.listFiles filtered", () -> List.of(file.listFiles(each -> true)));
        looks.put("Files.find", () -> closing(Files.find(folder, 1, (path, attributes) -> true)));
        looks.put("Files.walkFileTree", () -> visited(folder));
        looks.put("Files.list", () -> closing(Files.list(folder)));
        looks.put("Files.walk", () -> closing(Files.walk(folder)));
        looks.put("Files.newDirectoryStream", () -> listed(Files.newDirectoryStream(folder)));
        looks.put("Files.newDirectoryStream glob", () -> listed(Files.newDirectoryStream(folder, "*")));
        looks.put("Files.newDirectoryStream filtered", () -> listed(Files.newDirectoryStream(folder, path -> true)));
        return looks;
    }

    private static List<Path> visited(Path folder) throws IOException {
        List<Path> paths = new ArrayList<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                paths.add(file);
                return FileVisitResult.CONTINUE;
            }
        });
        return paths;
    }

    /** The letters in the order in which they occur in the serialised form. */
    private static List<String> serialised(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        String text = bytes.toString(StandardCharsets.ISO_8859_1);
        return LETTERS.stream()
                .sorted(Comparator.comparingInt(letter -> text.indexOf("t\u0000\u0001" + letter)))
                .toList();
    }

    private static Set<String> keySet() {
        Set<String> set = ConcurrentHashMap.newKeySet();
        set.addAll(LETTERS);
        return set;
    }

    private static Set<String> identitySet() {
        Set<String> set = Collections.newSetFromMap(new IdentityHashMap<>());
        set.addAll(LETTERS);
        return set;
    }

    /** Replaces values and notes the order; returns the resulting values by key in the order of the calls. */
    private static List<String> replaced(Map<String, String> map) {
        List<String> calls = new ArrayList<>();
        map.replaceAll((key, value) -> {
            calls.add(key);
            return "new " + key;
        });
        return calls.stream().map(key -> key + "=" + map.get(key)).toList();
    }

    /** An element of a delay queue. */
    private record Parcel(long delay) implements Delayed {

        @Override
        public long getDelay(TimeUnit unit) {
            return delay;
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(delay, other.getDelay(TimeUnit.DAYS));
        }
    }

    private static List<Path> listed(DirectoryStream<Path> folder) throws IOException {
        List<Path> paths = new ArrayList<>();
        try (folder) {
            folder.forEach(paths::add);
        }
        return paths;
    }

    /** Ordered results. */
    public static Map<String, Look> ordered() {
        Map<String, Look> looks = new LinkedHashMap<>();
        collection(looks, "ArrayList", new ArrayList<>(LETTERS));
        map(looks, "LinkedHashMap", filled(new LinkedHashMap<>()));
        map(looks, "TreeMap", filled(new TreeMap<>()));
        map(looks, "ConcurrentSkipListMap", filled(new ConcurrentSkipListMap<>()));
        looks.put("LinkedHashMap.replaceAll", () -> replaced(filled(new LinkedHashMap<>())));
        looks.put("LinkedHashMap serialised", () -> serialised(filled(new LinkedHashMap<>())));
        collection(looks, "LinkedHashSet", new LinkedHashSet<>(LETTERS));
        collection(looks, "TreeSet", new TreeSet<>(LETTERS));
        collection(looks, "EnumSet", EnumSet.allOf(TimeUnit.class));
        collection(looks, "EnumMap.keySet", units().keySet());
        collection(looks, "EnumMap.values", units().values());
        collection(looks, "ArrayDeque", new ArrayDeque<>(LETTERS));
        collection(looks, "CopyOnWriteArraySet", new CopyOnWriteArraySet<>(LETTERS));
        collection(looks, "List.of", LETTERS);
        looks.putAll(Reflected.ordered());
        looks.putAll(Localised.ordered());
        return looks;
    }

    private static Map<TimeUnit, String> units() {
        Map<TimeUnit, String> units = new EnumMap<>(TimeUnit.class);
        List.of(TimeUnit.values()).forEach(unit -> units.put(unit, unit.name()));
        return units;
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

    static List<String> names(Object[] members) {
        return Arrays.stream(members).map(Object::toString).toList();
    }

    /** The different lengths of the rows of zone strings. */
    public static List<Integer> zoneNames() {
        return Localised.zoneNames();
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
}
