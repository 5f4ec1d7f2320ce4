package io.unflake.agent.instrument;

import io.unflake.agent.site.Sites;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;

/** Registers the delay points of a class. */
final class DelayPoints {

    private static final String LAMBDA = "lambda$";

    private final Sites sites;
    private final boolean project;
    private String className = "";
    private String file = "";

    DelayPoints(Sites sites, boolean project) {
        this.sites = sites;
        this.project = project;
    }

    void in(String name) {
        className = name.replace('/', '.');
    }

    void file(String name) {
        file = name;
    }

    /** The points of one method, which begins on this line. */
    InMethod in(String method, int firstLine) {
        MethodPlace place = new MethodPlace(method);
        place.line(firstLine);
        return new InMethod(place);
    }

    /** The numbers of a point before and of a point after something. */
    record Around(int before, int after) {}

    /** The delay points of one method. */
    final class InMethod {

        private final MethodPlace place;

        private InMethod(MethodPlace place) {
            this.place = place;
        }

        void line(int line) {
            place.line(line);
        }

        int line() {
            return place.line();
        }

        String method() {
            return place.method();
        }

        /** The internal name of the class. */
        String owner() {
            return className.replace('.', '/');
        }

        boolean isLambda() {
            return place.method().startsWith(LAMBDA);
        }

        /** @param what the API that is called, or what else happens between the two points */
        Around around(String what) {
            int ordinal = place.ordinal(what);
            return new Around(point(SiteKind.BEFORE, what, ordinal), point(SiteKind.AFTER, what, ordinal));
        }

        private int point(String kind, String what, int ordinal) {
            return sites.id(new Site(kind, className, place.method(), file, place.line(), what, ordinal, project));
        }
    }
}
