package pantry;

import static org.mockito.Mockito.mock;

/** A mock that all tests share, since creating it takes long. */
final class Partners {

    static final Wholesaler WHOLESALER = mock(Wholesaler.class);

    private Partners() {}
}
