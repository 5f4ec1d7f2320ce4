package io.unflake.worker;

import io.unflake.model.Failure;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.worker.protocol.Report;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All reports of a worker in response to one command. */
record Transcript(List<Report> reports) {

    <T extends Report> List<T> all(Class<T> type) {
        return reports.stream().filter(type::isInstance).map(type::cast).toList();
    }

    boolean isComplete() {
        return !reports.isEmpty() && reports.get(reports.size() - 1) instanceof Report.Done;
    }

    /** Returns the names of the tests found, without the package of the subjects. */
    List<String> found() {
        return all(Report.FoundTest.class).stream()
                .map(found -> shorten(found.test()))
                .toList();
    }

    Report.FoundTest found(TestId test) {
        return all(Report.FoundTest.class).stream()
                .filter(found -> found.test().equals(test))
                .findFirst()
                .orElseThrow(() -> new AssertionError(test + " is not among " + found()));
    }

    List<String> started() {
        return all(Report.Started.class).stream()
                .map(started -> shorten(started.test()))
                .toList();
    }

    /** Returns outcomes by name of the test, without the package of the subjects. */
    Map<String, Outcome> outcomes() {
        Map<String, Outcome> outcomes = new LinkedHashMap<>();
        for (Report.Ended ended : all(Report.Ended.class)) {
            Outcome before = outcomes.put(shorten(ended.test()), ended.outcome());
            if (before != null) {
                throw new AssertionError(ended.test() + " ended twice");
            }
        }
        return outcomes;
    }

    Failure failure(String test) {
        return all(Report.Ended.class).stream()
                .filter(ended -> shorten(ended.test()).equals(test))
                .findFirst()
                .orElseThrow(() -> new AssertionError(test + " is not among " + outcomes()))
                .failure();
    }

    private static String shorten(TestId test) {
        return test.toString().replaceFirst("^io\\.unflake\\.worker\\.subjects\\.\\w+\\.", "");
    }
}
