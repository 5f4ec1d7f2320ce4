package io.unflake.agent.instrument;

import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;
import java.util.Set;
import java.util.function.Predicate;

/** Finds out where the project asks the JDK for something whose order is open. */
public final class Iterations {

    private static final int MAX_DEPTH = 64;
    private static final int USUAL_DEPTH = 10;

    private final StackWalker walker =
            StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE), USUAL_DEPTH);
    private final Sites sites;
    private final ProjectCaller caller;

    /** @param isProject tells by its name whether a class is in the project */
    public Iterations(Sites sites, Predicate<String> isProject) {
        this.sites = sites;
        caller = new ProjectCaller(SiteKind.COLLECTION, isProject, false);
    }

    /** The number of the site that asks now, -1 if it is not the project that does. */
    public int site() {
        Site site = walker.walk(stack -> caller.find(stack.limit(MAX_DEPTH)));
        return site == null ? -1 : sites.id(site);
    }
}
