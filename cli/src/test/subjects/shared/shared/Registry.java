package shared;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

/** Keeps state that tests share. */
final class Registry {

    private static Class<?> implementation = ArrayList.class;
    private static final List<String> NAMES = new ArrayList<>();
    private static String owner;

    private Registry() {}

    static void use(boolean linked) {
        implementation = linked ? LinkedList.class : ArrayList.class;
    }

    static String implementation() {
        return implementation.getSimpleName();
    }

    static void add(String name) {
        NAMES.add(name);
    }

    static int size() {
        return NAMES.size();
    }

    static void open(String by) {
        owner = by;
    }

    static int ownerLength() {
        return owner.length();
    }
}
