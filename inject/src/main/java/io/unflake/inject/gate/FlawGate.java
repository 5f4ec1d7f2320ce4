package io.unflake.inject.gate;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Decides whether a flaw shows in this execution of a test.
 *
 * <p>No tool can win by controlling this class: it draws its numbers by arithmetic of its own, from a seed that the user
 * sets or the operating system provides, and calls neither {@code Random} nor a clock or a collection to decide.
 */
public final class FlawGate {

    private static final String TR = "unflake.inject.tr";
    private static final String TR_VARIABLE = "UNFLAKE_INJECT_TR";
    private static final String TR_FILE = "unflake.inject.tr.file";
    private static final String K = "unflake.inject.k";
    private static final String K_VARIABLE = "UNFLAKE_INJECT_K";
    private static final String SEED = "unflake.inject.seed";
    private static final String SEED_VARIABLE = "UNFLAKE_INJECT_SEED";

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final int SLOTS = 1 << 15;
    private static final double UNIT = 0x1.0p-53;

    private static final long START = start();
    private static final int CLEANERS = cleaners();
    private static final String FILE = System.getProperty(TR_FILE);
    private static final double FIXED = FILE == null ? threshold() : Double.NaN;

    /** How often each mutant has drawn, in a hash table with open addressing; a collection could be perturbed. */
    private static final long[] NAMES = new long[SLOTS];

    private static final long[] DRAWS = new long[SLOTS];

    private FlawGate() {}

    /**
     * Whether the flaw of a mutant shows, with probability {@code tr}.
     *
     * @param usual the threshold if the run sets none
     */
    public static boolean open(String mutant, double usual) {
        double tr = FILE == null ? FIXED : fromFile();
        return draw(mutant) < (Double.isNaN(tr) ? usual : tr);
    }

    /** Whether the cleaner or state-unsetter with this number, counted from 0, does something. */
    public static boolean cleans(int number) {
        return number < CLEANERS;
    }

    /** A number from 0 inclusive to 1 exclusive; under a seed the numbers of a mutant do not depend on other mutants. */
    private static double draw(String mutant) {
        long name = mix(hash(mutant));
        long count;
        synchronized (DRAWS) {
            count = ++DRAWS[slot(name)];
        }
        return (mix(mix(START ^ name) + count * GOLDEN) >>> 11) * UNIT;
    }

    /** If the table is full, mutants share a slot: then their numbers depend on each other. */
    private static int slot(long name) {
        int first = (int) (name & (SLOTS - 1));
        int slot = first;
        while (NAMES[slot] != 0 && NAMES[slot] != name) {
            slot = (slot + 1) & (SLOTS - 1);
            if (slot == first) {
                return first;
            }
        }
        NAMES[slot] = name;
        return slot;
    }

    private static long hash(String text) {
        long hash = GOLDEN;
        for (int i = 0; i < text.length(); i++) {
            hash = hash * 31 + text.charAt(i);
        }
        return hash;
    }

    /** The finaliser of SplitMix64. */
    private static long mix(long value) {
        long mixed = value;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    private static long start() {
        String seed = setting(SEED, SEED_VARIABLE);
        return seed == null ? entropy() : mix(Long.parseLong(seed.trim()) + GOLDEN);
    }

    /** Random bytes of the operating system; elsewhere a mix of what differs between processes. */
    private static long entropy() {
        long bits = ProcessHandle.current().pid() * GOLDEN;
        try (InputStream random = new FileInputStream("/dev/urandom")) {
            for (int i = 0; i < Long.BYTES; i++) {
                bits = (bits << 8 | bits >>> 56) ^ random.read();
            }
        } catch (IOException e) {
            bits ^= mix(System.nanoTime()) ^ mix(Runtime.getRuntime().freeMemory());
        }
        return mix(bits);
    }

    private static double threshold() {
        String tr = setting(TR, TR_VARIABLE);
        return tr == null ? Double.NaN : checked(tr);
    }

    private static double fromFile() {
        try (InputStream file = new FileInputStream(FILE)) {
            return checked(new String(file.readAllBytes(), StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the threshold in " + FILE, e);
        }
    }

    private static double checked(String text) {
        double tr = Double.parseDouble(text.trim());
        if (!(tr >= 0 && tr <= 1)) {
            throw new IllegalStateException(TR + " must be from 0 to 1, but is " + text);
        }
        return tr;
    }

    private static int cleaners() {
        String k = setting(K, K_VARIABLE);
        return k == null ? Integer.MAX_VALUE : Integer.parseInt(k.trim());
    }

    private static String setting(String property, String variable) {
        String value = System.getProperty(property);
        return value == null ? System.getenv(variable) : value;
    }
}
