package kitchen;

import java.util.concurrent.atomic.AtomicReference;

/** A cookbook that is published before it is filled. */
public final class Cookbook {

    private static final AtomicReference<Cookbook> SHARED = new AtomicReference<>();

    private volatile String firstPage = "";

    public static Cookbook open() {
        if (SHARED.get() == null) {
            SHARED.set(new Cookbook());
            SHARED.get().firstPage = "soup";
        }
        return SHARED.get();
    }

    public static void forget() {
        SHARED.set(null);
    }

    public String firstPage() {
        return firstPage;
    }
}
