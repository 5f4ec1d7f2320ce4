package io.unflake.agent.instrument;

import io.unflake.agent.site.Sites;
import io.unflake.hooks.DetailHooks;
import io.unflake.hooks.Initialisers;
import io.unflake.hooks.Reach;
import io.unflake.hooks.SettingHooks;
import io.unflake.hooks.TouchedState;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds where the project reads settings of the JVM, by walking the stack.
 *
 * <p>Walking the whole stack through libraries is expensive, so only the first reads of a test get a full walk.
 * Checking the direct caller of the JDK is cheap.
 */
public final class SettingReadings implements SettingHooks.Reader {

    /** The kinds of sites, indexed by the numbers of settings in the hooks. */
    private static final List<String> KINDS =
            List.of(SiteKind.LOCALE, SiteKind.ZONE, SiteKind.CHARSET, SiteKind.SEPARATOR, SiteKind.TEMP);

    private static final int MAX_FOUND = 8;
    private static final int MAX_WALKS = 24;
    private static final int MAX_CALLERS_FOUND = 64;
    private static final int MAX_CALLER_WALKS = 1024;
    private static final int FACTOR_WITHOUT_TESTS = 100;
    private static final int MAX_DEPTH = 256;
    private static final int DEPTH_OF_CALLER = 12;

    private final StackWalker callers = walker(DEPTH_OF_CALLER);
    private final StackWalker whole = walker(64);
    private final ThreadLocal<Boolean> walking = new ThreadLocal<>();
    private final Sites sites;
    private final int factor;
    private final List<Setting> settings;

    /**
     * @param isProject whether the class of this name belongs to the project
     * @param testsKnown whether {@link #renew} will be called when tests start and end
     */
    public SettingReadings(Sites sites, Predicate<String> isProject, boolean testsKnown) {
        factor = testsKnown ? 1 : FACTOR_WITHOUT_TESTS;
        this.sites = sites;
        settings = KINDS.stream()
                .map(kind -> new Setting(new ProjectCaller(kind, isProject, mayBeBetween(kind))))
                .toList();
    }

    /** Test frameworks create temporary directories on behalf of tests. */
    private static ProjectCaller.Between mayBeBetween(String kind) {
        return kind.equals(SiteKind.TEMP) ? ProjectCaller.Between.FRAMEWORKS : ProjectCaller.Between.LIBRARIES;
    }

    /** A test starts or ends: its first reads get a full walk again. */
    public void renew() {
        settings.forEach(Setting::renew);
    }

    @Override
    public Object read(Object real, int number) {
        Setting setting = settings.get(number);
        SettingHooks.Choice choice = SettingHooks.choice(number);
        if (choice == null) {
            setting.observe();
            return real;
        }
        int site = findSite(setting, whole, MAX_DEPTH);
        Object chosen = site < 0 ? null : choice.at(site);
        return chosen == null ? real : chosen;
    }

    private static StackWalker walker(int depth) {
        return StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE), depth);
    }

    /**
     * Returns the id of the site where the project reads the setting, -1 if it does not or if this method causes the
     * read.
     */
    private int findSite(Setting setting, StackWalker walker, int depth) {
        if (walking.get() != null) {
            return -1;
        }
        walking.set(true);
        try {
            return setting.take(walker.walk(stack -> setting.caller.find(stack.limit(depth))));
        } finally {
            walking.remove();
        }
    }

    /** Counts the reads of one setting. */
    private final class Setting {

        private final ProjectCaller caller;
        // Not synchronized: a few walks more or less do not matter.
        private int readings;
        private int found;

        Setting(ProjectCaller caller) {
            this.caller = caller;
        }

        void renew() {
            readings = 0;
            found = 0;
        }

        void observe() {
            int count = ++readings;
            // An initialiser runs only once, so its reads must not be missed.
            boolean walksWholeStack = (found < factor * MAX_FOUND && count < factor * MAX_WALKS)
                    || (count & (count - 1)) == 0
                    || Initialisers.isRunning();
            if (walksWholeStack) {
                int unused = findSite(this, whole, MAX_DEPTH);
            } else if (found < MAX_CALLERS_FOUND && count < MAX_CALLER_WALKS) {
                int unused = findSite(this, callers, DEPTH_OF_CALLER);
            }
        }

        /** Locale and zone are state that a test may leave changed, so reads of them are recorded. */
        private void touch(String kind) {
            if (kind.equals(SiteKind.LOCALE)) {
                TouchedState.hit(TouchedState.LOCALE);
                DetailHooks.named("locale", "", false, null);
            } else if (kind.equals(SiteKind.ZONE)) {
                TouchedState.hit(TouchedState.ZONE);
                DetailHooks.named("zone", "", false, null);
            }
        }

        int take(Site site) {
            if (site == null) {
                return -1;
            }
            found++;
            int id = sites.id(site);
            Reach.hit(id);
            touch(site.kind());
            return id;
        }
    }
}
