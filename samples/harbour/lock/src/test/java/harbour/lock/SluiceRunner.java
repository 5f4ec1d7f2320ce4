package harbour.lock;

import org.junit.runner.notification.RunNotifier;
import org.junit.runners.BlockJUnit4ClassRunner;
import org.junit.runners.model.InitializationError;
import org.junit.runners.model.Statement;

/** A runner that starts the framework for a class and shuts it down after it, so it serves one class per JVM. */
public final class SluiceRunner extends BlockJUnit4ClassRunner {

    public SluiceRunner(Class<?> type) throws InitializationError {
        super(type);
    }

    @Override
    protected Statement classBlock(RunNotifier notifier) {
        Statement tests = super.classBlock(notifier);
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                Sluice.open();
                try {
                    tests.evaluate();
                } finally {
                    Sluice.close();
                }
            }
        };
    }
}
