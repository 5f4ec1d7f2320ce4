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

    Fixes(RepairRequest request) {
        this.request = request;
    }

    List<Fix> all() {
        return Stream.concat(new OrderFixes(request).fixes().stream(), new SiteFixes(request).fixes().stream())
                .filter(fix -> request.in() == null || request.in() == fix.place())
                .toList();
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
