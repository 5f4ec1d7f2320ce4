package io.unflake.hooks;

/** Readings of the default locale, seen where the JDK itself reads it: no route through a library is missed. */
public final class LocaleHooks {

    private static volatile Runnable observer;

    private LocaleHooks() {}

    /** Sets who is told of readings from now on; null for nobody. */
    public static void use(Runnable newObserver) {
        observer = newObserver;
    }

    /** The default locale is read. */
    public static void read() {
        Runnable told = observer;
        if (told != null) {
            told.run();
        }
    }
}
