package io.unflake.engine.repair;

import io.unflake.engine.patch.Rewrite;
import io.unflake.engine.patch.fixture.FixtureCode;
import io.unflake.engine.patch.fixture.FixtureInsertion;
import io.unflake.model.TestId;
import io.unflake.model.finding.Before;
import java.util.List;
import java.util.stream.Stream;

/** Finds fixtures with which a test no longer depends on the tests before it. */
final class OrderFixes {

    private static final int MOST_OF_A_PLACE = 15;

    private final RepairRequest request;
    private final FixtureCodes codes;

    OrderFixes(RepairRequest request) {
        this.request = request;
        this.codes = new FixtureCodes(request);
    }

    /** The changes to try: of the class where the state is left behind first, then of the class of the failing test. */
    List<Fix> fixes() {
        Stream<Fix> ofPolluters = request.before().stream()
                .filter(Before::makesItFail)
                .map(Before::test)
                .flatMap(polluter -> fixes(codes.after(polluter), polluter, Place.POLLUTER));
        Stream<Fix> ofVictim = request.before().isEmpty()
                ? Stream.of()
                : fixes(codes.before(request.test()), request.test(), Place.VICTIM);
        return Stream.concat(ofPolluters, ofVictim).toList();
    }

    private Stream<Fix> fixes(List<FixtureCode> some, TestId test, Place place) {
        return some.stream()
                .limit(MOST_OF_A_PLACE)
                .flatMap(code -> FixtureInsertion.of(test, request.module(), code).stream()
                        .map(edited -> new Fix(new Rewrite(code.what(), List.of(edited)), place)));
    }
}
