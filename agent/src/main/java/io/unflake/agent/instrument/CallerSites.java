package io.unflake.agent.instrument;

import io.unflake.agent.instrument.ProjectCaller.Between;
import io.unflake.agent.site.Sites;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;
import java.util.Set;
import java.util.function.Predicate;

/** Finds out, each time it is asked, where the project calls what asks. */
public final class CallerSites {

    private static final int USUAL_DEPTH = 10;

    private final StackWalker walker =
            StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE), USUAL_DEPTH);
    private final Sites sites;
    private final ProjectCaller caller;
    private final int depth;

    private CallerSites(Sites sites, ProjectCaller caller, int depth) {
        this.sites = sites;
        this.caller = caller;
        this.depth = depth;
    }

    /**
     * Where something is asked for whose order is open: asked often, so that no one looks far.
     *
     * @param isProject tells by its name whether a class is in the project
     */
    public static CallerSites iterations(Sites sites, Predicate<String> isProject) {
        return new CallerSites(
                sites,
                new ProjectCaller(SiteKind.COLLECTION, isProject, Between.NOBODY, CollectionCallees::isRewritten),
                64);
    }

    /** Where a socket is bound, be it by a server of some library. */
    public static CallerSites ports(Sites sites, Predicate<String> isProject) {
        return new CallerSites(sites, new ProjectCaller(SiteKind.PORT, isProject, Between.LIBRARIES), 256);
    }

    /** The number of the site that asks now, -1 if it is not the project that does. */
    public int site() {
        Site site = walker.walk(stack -> caller.find(stack.limit(depth)));
        return site == null ? -1 : sites.id(site);
    }
}
