package io.unflake.hooks;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.DirectoryStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * Hooks for unordered results of the JDK. They are called where the JDK creates the result, so loops, streams, copies
 * and {@code toString} are all covered.
 */
public final class CollectionHooks {

    /** Set for a thread that computes an order or needs the real one. */
    private static final ThreadLocal<Boolean> REAL = new ThreadLocal<>();

    private static volatile Orders orders;

    private CollectionHooks() {}

    /** Sets the order of results; null for the real one. */
    public static void use(Orders newOrders) {
        orders = newOrders;
    }

    static boolean isUsed() {
        return orders != null;
    }

    /** Called with a new iterator over a collection. */
    public static Iterator<?> iterator(Iterator<?> real, Object collection) {
        int[] order = order(collection);
        return order == null
                ? real
                : new OrderedIterator(real, permuted(elements((Collection<?>) collection), order), collection);
    }

    private static List<Object> elements(Collection<?> collection) {
        REAL.set(true);
        try {
            return drained(collection.iterator());
        } finally {
            REAL.remove();
        }
    }

    /** Called with a new enumeration of a map. */
    public static Enumeration<?> enumeration(Enumeration<?> real, Object map) {
        int[] order = order(map);
        return order == null ? real : Collections.enumeration(permuted(drained(real.asIterator()), order));
    }

    /** Called with a new spliterator over a collection. */
    public static Spliterator<?> spliterator(Spliterator<?> real, Object collection) {
        int[] order = order(collection);
        if (order == null) {
            return real;
        }
        List<Object> elements = new ArrayList<>();
        // Some spliterators use the iterator, which would change the order again.
        REAL.set(true);
        try {
            real.forEachRemaining(elements::add);
        } finally {
            REAL.remove();
        }
        return Spliterators.spliterator(
                permuted(elements, order), real.characteristics() & ~(Spliterator.SORTED | Spliterator.CONCURRENT));
    }

    /** Called with the array to which a collection or map was copied. */
    public static Object[] array(Object[] real, Object collection) {
        int[] order = real == null ? null : order(Math.min(real.length, size(collection)));
        if (order != null) {
            OpenArrays.permute(real, 0, order);
        }
        return real;
    }

    /** Called with an array of unordered results. */
    public static Object[] array(Object[] real) {
        return OpenArrays.reordered(real, 0);
    }

    /** Called with an array of unordered results after a first one that stays first. */
    public static Object[] afterFirst(Object[] real) {
        return OpenArrays.reordered(real, 1);
    }

    /** Called with ordered arrays, each of unordered results. */
    public static Object[] rows(Object[] real) {
        return OpenArrays.reorderedRows(real);
    }

    /** Called with the names of time zones. */
    public static Object[] zones(Object[] real) {
        return OpenArrays.zones(real);
    }

    /** Called with the annotations of one type on an element. */
    public static Object[] repeated(Object[] real, Object element, Class<?> type) {
        return OpenArrays.repeated(real, (AnnotatedElement) element, type.asSubclass(Annotation.class));
    }

    /** Replaces a loop over a collection by its iterator. Returns false if the original loop should run. */
    @SuppressWarnings("unchecked")
    public static boolean forEach(Object collection, Consumer<?> action) {
        if (orders == null || action == null) {
            return false;
        }
        for (Object element : (Collection<?>) collection) {
            ((Consumer<Object>) action).accept(element);
        }
        return true;
    }

    /** Replaces a loop over a map by the iterator of its entries. Returns false if the original loop should run. */
    @SuppressWarnings("unchecked")
    public static boolean forEach(Object map, BiConsumer<?, ?> action) {
        if (orders == null || action == null) {
            return false;
        }
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
            ((BiConsumer<Object, Object>) action).accept(entry.getKey(), entry.getValue());
        }
        return true;
    }

    /** Replaces the values of a map in the order of its iterator. Returns false if the original loop should run. */
    @SuppressWarnings("unchecked")
    public static boolean replaceAll(Object map, BiFunction<?, ?, ?> function) {
        if (orders == null || function == null) {
            return false;
        }
        BiFunction<Object, Object, Object> replacement = (BiFunction<Object, Object, Object>) function;
        for (Map.Entry<Object, Object> entry : ((Map<Object, Object>) map).entrySet()) {
            if (map instanceof ConcurrentMap<?, ?> shared) {
                replace((ConcurrentMap<Object, Object>) shared, entry, replacement);
            } else {
                entry.setValue(replacement.apply(entry.getKey(), entry.getValue()));
            }
        }
        return true;
    }

    private static void replace(
            ConcurrentMap<Object, Object> map,
            Map.Entry<Object, Object> entry,
            BiFunction<Object, Object, Object> function) {
        Object key = entry.getKey();
        Object old = entry.getValue();
        while (old != null && !map.replace(key, old, function.apply(key, old))) {
            old = map.get(key);
        }
    }

    /** Serialises a map in the order of its iterator. Returns false if the original loop should run. */
    public static boolean internalWriteEntries(Object map, ObjectOutputStream out) throws IOException {
        if (orders == null) {
            return false;
        }
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
            out.writeObject(entry.getKey());
            out.writeObject(entry.getValue());
        }
        return true;
    }

    /** Returns the text of a map whose {@code toString} does not use its iterators. */
    public static String text(String real, Object map) {
        if (orders == null) {
            return real;
        }
        StringJoiner text = new StringJoiner(", ", "{", "}");
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
            text.add(name(entry.getKey(), map) + "=" + name(entry.getValue(), map));
        }
        return text.toString();
    }

    private static String name(Object part, Object map) {
        return part == map ? "(this Map)" : String.valueOf(part);
    }

    /** Called with a directory that was opened. */
    public static DirectoryStream<?> directory(DirectoryStream<?> real) {
        return orders == null ? real : new OrderedDirectory<>(real);
    }

    private static int[] order(Object collection) {
        return orders == null ? null : order(size(collection));
    }

    static int[] order(int size) {
        Orders policy = orders;
        if (policy == null || size < 2 || REAL.get() != null) {
            return null;
        }
        REAL.set(true);
        try {
            return policy.of(size);
        } finally {
            REAL.remove();
        }
    }

    private static int size(Object collection) {
        return collection instanceof Map<?, ?> map ? map.size() : ((Collection<?>) collection).size();
    }

    private static List<Object> drained(Iterator<?> real) {
        List<Object> elements = new ArrayList<>();
        while (real.hasNext()) {
            elements.add(real.next());
        }
        return elements;
    }

    /** Elements added by other threads in the meantime go to the end. */
    static List<Object> permuted(List<Object> real, int[] order) {
        List<Object> result = new ArrayList<>(real.size());
        for (int index : order) {
            if (index < real.size()) {
                result.add(real.get(index));
            }
        }
        for (int i = order.length; i < real.size(); i++) {
            result.add(real.get(i));
        }
        return result;
    }

    /** Returns elements in another order. The real iterator is advanced too, to detect concurrent modification. */
    private static final class OrderedIterator implements Iterator<Object> {

        private final Iterator<Object> elements;
        private final Collection<?> collection;
        private Iterator<?> real;
        private Object last;
        private boolean removable;

        OrderedIterator(Iterator<?> real, List<Object> elements, Object collection) {
            this.real = real;
            this.elements = elements.iterator();
            this.collection = (Collection<?>) collection;
        }

        @Override
        public boolean hasNext() {
            return elements.hasNext();
        }

        @Override
        public Object next() {
            if (real != null) {
                Object unused = real.next();
            }
            last = elements.next();
            removable = true;
            return last;
        }

        @Override
        public void remove() {
            if (!removable) {
                throw new IllegalStateException();
            }
            removable = false;
            collection.remove(last);
            // The real iterator would report this removal as a concurrent modification.
            real = null;
        }
    }

    /** A directory whose entries are iterated in another order. */
    private record OrderedDirectory<T>(DirectoryStream<T> real) implements DirectoryStream<T> {

        @Override
        @SuppressWarnings("unchecked")
        public Iterator<T> iterator() {
            List<Object> entries = drained(real.iterator());
            int[] order = order(entries.size());
            return (Iterator<T>) (order == null ? entries : permuted(entries, order)).iterator();
        }

        @Override
        public void close() throws IOException {
            real.close();
        }
    }
}
