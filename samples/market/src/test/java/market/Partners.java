package market;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.withSettings;

/** A mock that all tests share, since creating it takes long; it does not record invocations. */
final class Partners {

    static final Wholesaler WHOLESALER = mock(Wholesaler.class, withSettings().stubOnly());

    private Partners() {}
}
