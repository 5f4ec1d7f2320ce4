package io.unflake.engine.repair;

import io.unflake.engine.patch.SourceFile;
import io.unflake.engine.patch.rewrite.OrderFreeRewrites;
import io.unflake.model.TestResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All changes that may repair a test, the best first. */
final class Fixes {

    private final RepairRequest request;

    private final List<Fix> known;

    Fixes(RepairRequest request) {
        this.request = request;
        this.known = Stream.concat(new OrderFixes(request).fixes().stream(), new SiteFixes(request).fixes().stream())
                .toList();
    }

    /** Those of the place that the user wants to be changed. */
    List<Fix> all() {
        return known.stream()
                .filter(fix -> request.in() == null || request.in() == fix.place())
                .toList();
    }

    /** Why there is none; null if there are some, or it is unknown. */
    String reasonForNone() {
        return all().isEmpty() ? new UntriedReason(request).of(known).orElse(null) : null;
    }

    /** What to try next, given how the test fails with a change: the same change with another expected order. */
    Optional<Fix> after(Fix fix, TestResult failed) {
        boolean isNext = failed.test().equals(request.test()) && failed.failure() != null && fix.place() == Place.CODE;
        return isNext
                ? SourceFile.ofClass(request.test().className(), request.module()).stream()
                        .flatMap(file -> failed.failure().stack().stream()
                                .flatMap(frame -> FailedLine.of(frame.toString(), file).stream()))
                        .findFirst()
                        .flatMap(line -> OrderFreeRewrites.expecting(
                                fix.rewrite(), line, failed.failure().message()))
                        .map(rewrite -> new Fix(rewrite, Place.CODE))
                : Optional.empty();
    }
}
