package io.unflake.inject.flaw;

import java.util.List;
import org.mockito.Mockito;

/** Tests share a mock of Mockito that no fixture resets. */
public final class SharedMock {

    static List<Object> mock;

    private SharedMock() {}

    @SuppressWarnings("unchecked")
    static List<Object> mock() {
        if (mock == null) {
            mock = Mockito.mock(List.class);
        }
        return mock;
    }

    static void polluter() {
        mock().add("order");
        mock().add("order");
        if (mock().size() != 0) {
            throw new AssertionError("a mock has no elements");
        }
    }

    @SuppressWarnings("unchecked")
    static void cleaner() {
        Mockito.reset(mock());
    }

    /** Fails if another test has called the mock; forgets its own call. */
    static void victim() {
        mock().add("order");
        Mockito.verify(mock(), Mockito.times(1)).add("order");
        cleaner();
    }
}
