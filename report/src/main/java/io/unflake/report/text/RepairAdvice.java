package io.unflake.report.text;

/** Says what a person can do about a finding that no mechanical change repairs. */
final class RepairAdvice {

    private RepairAdvice() {}

    /** Returns a sentence for the category of a finding. */
    static String of(String category, String id) {
        return switch (category) {
            case "order" ->
                "Reset the shared state in a fixture; 'unflake explain " + id + "' shows who writes and who reads it.";
            case "random" -> "Pass the random generator to the code, so that the test can use fixed values.";
            case "time", "date" -> "Pass a java.time.Clock to the code, so that the test can use a fixed one.";
            case "locale" -> "Pass the locale to the calls that the finding names, in the test or in the code.";
            case "timezone" -> "Pass the time zone to the calls that the finding names, in the test or in the code.";
            case "collection" -> "Sort the elements before they are compared, or compare them in any order.";
            case "sleep", "delay", "concurrency" ->
                "Wait for the event itself, such as a latch or a future, instead of a fixed time.";
            case "network" -> "Use a local server in the test, and a timeout that a slow machine keeps.";
            case "environment" -> "Let the test choose what it needs: port 0, a temporary folder, its own settings.";
            default -> "Compare a failing and a passing run with 'unflake explain " + id + "'.";
        };
    }
}
