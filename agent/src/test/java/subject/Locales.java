package subject;

import java.text.SimpleDateFormat;
import java.util.Locale;

/** Depends on the default locale. */
public final class Locales {

    private Locales() {}

    public static String lower(String text) {
        return text.toLowerCase();
    }

    public static String lowerRoot(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    public static String format(double number) {
        return String.format("%.1f", number);
    }

    public static String pattern() {
        return new SimpleDateFormat().toPattern();
    }

    public static void setDefault(Locale locale) {
        Locale.setDefault(locale);
    }

    public static int loop(int times) {
        int length = 0;
        for (int i = 0; i < times; i++) {
            length += "I".toLowerCase().length();
        }
        return length;
    }
}
