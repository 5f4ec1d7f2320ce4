package io.unflake.engine.plan;

import io.unflake.model.TestId;
import java.util.List;

/** What state a test leaves changed that another one uses, as far as a recording tells. */
public final class SharedState {

    /** Nothing was recorded. */
    public static final SharedState UNKNOWN = new SharedState(List.of());

    private final List<Suspicion> suspicions;

    SharedState(List<Suspicion> suspicions) {
        this.suspicions = suspicions;
    }

    /** The tests that leave changed what this one uses, the rarest change first. */
    public List<TestId> polluters(TestId reader) {
        return suspicions.stream()
                .filter(each -> each.readers().contains(reader))
                .map(Suspicion::polluter)
                .distinct()
                .toList();
    }

    /** Such as {@code field shop.Config.currency}; null if there is none, or several and nobody knows which one matters. */
    public String between(TestId polluter, TestId reader) {
        List<String> states = suspicions.stream()
                .filter(each ->
                        each.polluter().equals(polluter) && each.readers().contains(reader))
                .map(Suspicion::state)
                .distinct()
                .toList();
        return states.size() == 1 ? states.get(0) : null;
    }
}
