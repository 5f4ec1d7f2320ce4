package io.unflake.engine.plan;

import io.unflake.model.TestId;
import java.util.List;

/** State that one test changes and another one uses, according to a recording. */
public final class SharedState {

    /** For runs without a recording. */
    public static final SharedState UNKNOWN = new SharedState(List.of());

    private final List<Suspicion> suspicions;

    SharedState(List<Suspicion> suspicions) {
        this.suspicions = suspicions;
    }

    /** Returns the tests that change state that the reader uses, rarest change first. */
    public List<TestId> polluters(TestId reader) {
        return suspicions.stream()
                .filter(each -> each.readers().contains(reader))
                .map(Suspicion::polluter)
                .distinct()
                .toList();
    }

    /** Returns the state that both tests use, such as {@code field shop.Config.currency}; null if none or ambiguous. */
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
