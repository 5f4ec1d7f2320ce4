package market;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.withSettings;

/** A mock that all tests share, since it takes long to make one; it does not keep what was called. */
final class Partners {

    static final Wholesaler WHOLESALER = mock(Wholesaler.class, withSettings().stubOnly());

    private Partners() {}
}
