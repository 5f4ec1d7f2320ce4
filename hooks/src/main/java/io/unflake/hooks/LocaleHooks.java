package io.unflake.hooks;

import java.util.Locale;

/** Readings of the default locale, seen where the JDK itself reads it: no route through a library is missed. */
public final class LocaleHooks {

    private static volatile Reader reader;
    private static volatile Choice choice;

    private LocaleHooks() {}

    /** Sets who is told of readings from now on; null for nobody. */
    public static void use(Reader newReader) {
        reader = newReader;
    }

    /** Sets what readings at some sites show from now on; null for what they really do. */
    public static void choose(Choice newChoice) {
        choice = newChoice;
    }

    public static Choice choice() {
        return choice;
    }

    /** The default locale is read; returns what is shown. */
    public static Locale read(Locale real) {
        Reader told = reader;
        return told == null ? real : told.read(real);
    }

    /** Who is told of readings. */
    public interface Reader {

        Locale read(Locale real);
    }

    /** What a reading at a site shows; null for what it really does. */
    public interface Choice {

        Locale at(int site);
    }
}
