package io.unflake.agent.instrument;

import io.unflake.agent.instrument.ProjectCaller.Between;
import io.unflake.agent.site.Sites;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;
import java.util.Set;
import java.util.function.Predicate;

/** Finds the line of the project that called the JDK, by walking the stack. */
public final class CallerSites {

    private static final int USUAL_DEPTH = 10;

    /** Shows every method of {@code Method} and {@code Constructor}, since some of them have unordered results. */
    private final StackWalker walker = StackWalker.getInstance(
            Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE, StackWalker.Option.SHOW_REFLECT_FRAMES), USUAL_DEPTH);

    private final Sites sites;
    private final ProjectCaller caller;
    private final int depth;

    private CallerSites(Sites sites, ProjectCaller caller, int depth) {
        this.sites = sites;
        this.caller = caller;
        this.depth = depth;
    }

    /**
     * Finds where the project iterates over unordered results. The walk is short because it happens often.
     *
     * @param isProject whether the class of this name belongs to the project
     */
    public static CallerSites iterations(Sites sites, Predicate<String> isProject) {
        return new CallerSites(
                sites,
                new ProjectCaller(
                        SiteKind.COLLECTION,
                        isProject,
                        Between.NOTHING,
                        UnorderedResults::isInternal,
                        UnorderedResults::decides),
                64);
    }

    /** Finds where the project binds a socket, directly or through a library. */
    public static CallerSites ports(Sites sites, Predicate<String> isProject) {
        return new CallerSites(sites, new ProjectCaller(SiteKind.PORT, isProject, Between.LIBRARIES), 256);
    }

    /** Returns the id of the calling site, -1 if the project is not the caller. */
    public int site() {
        Site site = walker.walk(stack -> caller.find(stack.limit(depth)));
        return site == null ? -1 : sites.id(site);
    }
}
