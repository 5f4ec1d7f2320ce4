package io.unflake.e2e;

import io.unflake.report.json.Cause;
import java.util.List;

/** Where causes are, in the notation of the samples' declarations. */
final class Places {

    private Places() {}

    /** The places of a cause, or its settings if it has no place. */
    static List<String> of(List<Cause> cause) {
        List<String> places = cause.stream()
                .filter(each -> each.setting() == null)
                .map(Places::of)
                .toList();
        return places.isEmpty()
                ? cause.stream()
                        .map(each -> each.setting() + "=" + each.value())
                        .toList()
                : places;
    }

    /** The file and line of a site such as {@code shop.Sip.port(Sip.java:16)}, or the test that runs before. */
    static String of(Cause cause) {
        return cause.before() == null ? cause.site().replaceAll(".*\\((.*)\\)", "$1") : cause.before();
    }
}
