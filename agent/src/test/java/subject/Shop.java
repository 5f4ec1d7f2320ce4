package subject;

import java.io.File;
import java.time.Duration;
import java.util.function.Function;

/** Calls APIs that only custom strategies target. */
public class Shop {

    public double price(String article, int count) {
        return 10 * count;
    }

    public static Duration patience() {
        return Duration.ofSeconds(3);
    }

    public String order(String article, int count, double discount) {
        return article + " " + count + " " + discount;
    }

    public static long length(File file) {
        return file.length();
    }

    public static boolean exists(File file) {
        Function<File, Boolean> exists = File::exists;
        return exists.apply(file);
    }

    public static String name(File file) {
        return file.getName();
    }

    public static String parent(File file) {
        return file.getParent();
    }

    public static boolean hidden(File file) {
        return file.isHidden();
    }

    /** Calls methods of the other class. */
    public static final class Customer {

        private Customer() {}

        public static double asks() {
            return new Shop().price("bun", 2);
        }

        public static Duration waits() {
            return Shop.patience();
        }

        public static String orders() {
            return new Shop().order("bun", 50, 0.5);
        }
    }
}
