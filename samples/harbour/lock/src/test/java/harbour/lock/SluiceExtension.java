package harbour.lock;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The same for Jupiter. */
final class SluiceExtension implements BeforeAllCallback, AfterAllCallback {

    @Override
    public void beforeAll(ExtensionContext context) {
        Sluice.open();
    }

    @Override
    public void afterAll(ExtensionContext context) {
        Sluice.close();
    }
}
