package io.unflake.report.console;

import io.unflake.report.json.Cause;
import io.unflake.report.json.FindingsFile.Found;
import java.util.List;

/** What only a verbose report shows of a finding: treatments, stacks and sites. */
final class FindingDetails {

    private static final int STACK = 12;
    private static final String FURTHER = "    ";

    private FindingDetails() {}

    static void write(Found found, Page page) {
        page.detail("finding " + found.id() + ", fingerprint " + found.failure().fingerprint());
        found.treatments().forEach(treatment -> page.detail("treatment " + treatment));
        found.failure().stack().forEach(frame -> page.detail(FURTHER, "at " + frame));
        causes("cause:", found.cause(), page);
        causes("reached:", found.sites(), page);
    }

    private static void causes(String title, List<Cause> causes, Page page) {
        if (!causes.isEmpty()) {
            page.detail(title);
        }
        for (Cause cause : causes) {
            page.detail(FURTHER, text(cause));
            if (cause.stack() != null) {
                cause.stack().stream().limit(STACK).forEach(frame -> page.detail(FURTHER + FURTHER, "at " + frame));
            }
        }
    }

    private static String text(Cause cause) {
        if (cause.before() != null) {
            String state = cause.state() == null ? "" : ", changes " + cause.state();
            return "before: " + cause.before() + " (" + cause.role() + state + ")";
        }
        if (cause.setting() != null) {
            return "setting: " + cause.setting() + "=" + cause.value();
        }
        String port = cause.port() == null ? "" : ", port " + cause.port();
        return cause.api() + " at " + cause.site() + port + calls(cause);
    }

    private static String calls(Cause cause) {
        if (cause.call() != null) {
            return ", call " + cause.call();
        }
        return cause.calls() == null ? "" : ", calls " + cause.calls();
    }
}
