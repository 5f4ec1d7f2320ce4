package io.unflake.engine.repair;

import io.unflake.engine.repair.PatchTrial.Rejection;
import io.unflake.model.Failure;
import io.unflake.model.TestResult;
import java.util.Locale;

/** Says why a patch does not work. */
final class Rejections {

    private static final int LONGEST = 160;

    private Rejections() {}

    static String text(Rejection rejection) {
        TestResult result = rejection.result();
        return "in " + rejection.kind().name() + ", " + result.test().method() + " " + outcome(result);
    }

    /** How a test ended that did not pass. */
    static String outcome(TestResult result) {
        if (result.broken() != null) {
            return "ended its JVM";
        }
        Failure failure = result.failure();
        if (failure == null) {
            return "was " + result.outcome().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
        String type = failure.type().substring(failure.type().lastIndexOf('.') + 1);
        String message = failure.message() == null
                ? ""
                : ": " + failure.message().strip().replaceAll("\\s+", " ");
        String text = "failed with " + type + message;
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }
}
