package io.unflake.agent.instrument;

import io.unflake.hooks.Initialisers;
import io.unflake.hooks.LocaleHooks;
import io.unflake.hooks.Reach;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Target;
import java.lang.StackWalker.StackFrame;
import java.util.Iterator;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

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
    private final Predicate<String> isProject;
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
        this.isProject = isProject;
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
            return take(walker.walk(stack -> find(stack.limit(depth))));
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
        return id;
    }

    private Site find(Stream<StackFrame> stack) {
        Iterator<StackFrame> frames = stack.iterator();
        String api = "";
        boolean leftJdk = false;
        while (frames.hasNext()) {
            StackFrame frame = frames.next();
            Class<?> type = frame.getDeclaringClass();
            if (isMachinery(type.getName())) {
                return null;
            }
            if (isOwn(type) || isReflection(type.getName())) {
                continue;
            }
            if (isProject.test(type.getName())) {
                return site(frame, api);
            }
            if (!leftJdk && isJdk(type)) {
                api = Target.describe(type.getName().replace('.', '/'), frame.getMethodName(), frame.getDescriptor());
            } else if (!leftJdk && Scope.isFramework(type.getName().replace('.', '/'))) {
                return null;
            } else {
                leftJdk = true;
            }
        }
        return null;
    }

    /** Loading and linking of classes happens at the first test that needs them and heeds no locale. */
    private static boolean isMachinery(String name) {
        return name.equals("java.lang.ClassLoader")
                || name.startsWith("jdk.internal.loader.")
                || name.equals("java.lang.invoke.MethodHandleNatives");
    }

    /** Calls that other languages make in a roundabout way do not count as the API that was called. */
    private static boolean isReflection(String name) {
        return name.startsWith("java.lang.invoke.")
                || name.startsWith("java.lang.reflect.")
                || name.startsWith("jdk.internal.reflect.");
    }

    private static boolean isOwn(Class<?> type) {
        return type.getName().startsWith("io.unflake.");
    }

    private static boolean isJdk(Class<?> type) {
        return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
    }

    private static Site site(StackFrame frame, String api) {
        String file = frame.getFileName();
        return new Site(
                SiteKind.LOCALE,
                frame.getClassName(),
                frame.getMethodName(),
                file == null ? "" : file,
                Math.max(0, frame.getLineNumber()),
                api,
                0,
                true);
    }
}
