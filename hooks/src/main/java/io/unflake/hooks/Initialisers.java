package io.unflake.hooks;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Remembers for the lifetime of the JVM which sites and classes each static initialiser reached. */
public final class Initialisers {

    private static final Object LOCK = new Object();
    private static final Map<Thread, Deque<Integer>> RUNNING = new HashMap<>();
    private static final Map<Integer, BitSet> SITES = new HashMap<>();
    private static final Map<Integer, BitSet> CLASSES = new HashMap<>();
    private static volatile int open;

    private Initialisers() {}

    /** A static initialiser starts on this thread. */
    public static void enter(int classId) {
        synchronized (LOCK) {
            RUNNING.computeIfAbsent(Thread.currentThread(), thread -> new ArrayDeque<>())
                    .push(classId);
            if (open++ == 0) {
                hideMarks(true);
            }
        }
    }

    /** The innermost static initialiser on this thread ends, normally or not. */
    public static void exit() {
        synchronized (LOCK) {
            Deque<Integer> classes = RUNNING.get(Thread.currentThread());
            classes.pop();
            if (classes.isEmpty()) {
                RUNNING.remove(Thread.currentThread());
            }
            if (--open == 0) {
                hideMarks(false);
            }
        }
    }

    /** Whether this thread runs a static initialiser of the project. */
    public static boolean isRunning() {
        if (open == 0) {
            return false;
        }
        synchronized (LOCK) {
            return RUNNING.containsKey(Thread.currentThread());
        }
    }

    private static void hideMarks(boolean hide) {
        Reach.SITES.hide(hide);
        UsedClasses.CLASSES.hide(hide);
    }

    /** Adds a site or class to all classes that this thread is initialising; returns false if there are none. */
    static boolean keeps(int number, boolean asSite) {
        if (open == 0) {
            return false;
        }
        synchronized (LOCK) {
            Deque<Integer> classes = RUNNING.get(Thread.currentThread());
            if (classes == null) {
                return false;
            }
            Map<Integer, BitSet> kept = asSite ? SITES : CLASSES;
            for (Integer initialising : classes) {
                kept.computeIfAbsent(initialising, id -> new BitSet()).set(number);
            }
            return true;
        }
    }

    /** Whether no static initialiser has reached a site. */
    public static boolean isEmpty() {
        synchronized (LOCK) {
            return SITES.isEmpty();
        }
    }

    /** Returns the sites that the initialiser of a class reached. */
    public static int[] sites(int classId) {
        return kept(SITES, classId);
    }

    /** Returns the classes that the initialiser of a class used. */
    public static int[] classes(int classId) {
        return kept(CLASSES, classId);
    }

    private static int[] kept(Map<Integer, BitSet> kept, int classId) {
        synchronized (LOCK) {
            BitSet numbers = kept.get(classId);
            return numbers == null ? new int[0] : numbers.stream().toArray();
        }
    }
}
