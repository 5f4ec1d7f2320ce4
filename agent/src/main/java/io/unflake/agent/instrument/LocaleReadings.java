package io.unflake.agent.instrument;

import io.unflake.hooks.Initialisers;
import io.unflake.hooks.LocaleHooks;
import io.unflake.hooks.Reach;
import io.unflake.hooks.Touched;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds out, by a look at the stack, where in the project the default locale is read; not for every reading.
 *
 * <p>A look through libraries at the whole stack is dear, so only the first readings of a test get one; to see who calls
 * the JDK itself is cheap.
 */
public final class LocaleReadings implements LocaleHooks.Reader {

    private static final int ENOUGH_FOUND = 8;
    private static final int ENOUGH_LOOKED = 24;
    private static final int ENOUGH_CALLERS_FOUND = 64;
    private static final int ENOUGH_CALLERS_LOOKED = 1024;
    private static final int TESTS_UNKNOWN = 100;
    private static final int MAX_DEPTH = 256;
    private static final int DEPTH_OF_CALLER = 12;

    private final StackWalker callers = walker(DEPTH_OF_CALLER);
    private final StackWalker whole = walker(64);
    private final ThreadLocal<Boolean> looking = new ThreadLocal<>();
    private final Sites sites;
    private final ProjectCaller caller;
    private final int patience;
    // Counted without care for other threads: a few looks more or less do not matter.
    private int readings;
    private int found;

    /**
     * @param isProject tells by its name whether a class is in the project
     * @param testsKnown whether it will be said when tests start and end
     */
    public LocaleReadings(Sites sites, Predicate<String> isProject, boolean testsKnown) {
        patience = testsKnown ? 1 : TESTS_UNKNOWN;
        this.sites = sites;
        caller = new ProjectCaller(SiteKind.LOCALE, isProject, true);
    }

    /** A test starts or ends: its first readings are looked at again. */
    public void renew() {
        readings = 0;
        found = 0;
    }

    @Override
    public Locale read(Locale real) {
        LocaleHooks.Choice choice = LocaleHooks.choice();
        if (choice == null) {
            observe();
            return real;
        }
        int site = look(whole, MAX_DEPTH);
        Locale chosen = site < 0 ? null : choice.at(site);
        return chosen == null ? real : chosen;
    }

    private void observe() {
        int count = ++readings;
        // An initialiser runs only once: what it reads must not be missed.
        boolean worthALook = (found < patience * ENOUGH_FOUND && count < patience * ENOUGH_LOOKED)
                || (count & (count - 1)) == 0
                || Initialisers.isRunning();
        if (worthALook) {
            int unused = look(whole, MAX_DEPTH);
        } else if (found < ENOUGH_CALLERS_FOUND && count < ENOUGH_CALLERS_LOOKED) {
            int unused = look(callers, DEPTH_OF_CALLER);
        }
    }

    private static StackWalker walker(int depth) {
        return StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE), depth);
    }

    /** The number of the site where the project reads the locale, -1 if it does not or this is ourselves. */
    private int look(StackWalker walker, int depth) {
        if (looking.get() != null) {
            return -1;
        }
        looking.set(true);
        try {
            return take(walker.walk(stack -> caller.find(stack.limit(depth))));
        } finally {
            looking.remove();
        }
    }

    private int take(Site site) {
        if (site == null) {
            return -1;
        }
        found++;
        int id = sites.id(site);
        Reach.hit(id);
        Touched.hit(Touched.LOCALE);
        return id;
    }
}
