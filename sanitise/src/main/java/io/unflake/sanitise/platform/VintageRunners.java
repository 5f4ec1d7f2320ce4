package io.unflake.sanitise.platform;

import io.unflake.sanitise.junit4.SanitisingRunner;
import io.unflake.sanitise.run.Sanitiser;
import java.lang.reflect.Field;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.runner.Runner;

/**
 * Wraps the runners of all JUnit 4 classes on the JUnit Platform, so that their failures are classified. The launcher finds
 * it with the service loader.
 *
 * <p>It filters nothing. A filter is the only hook that sees the tests of the Vintage engine before they run. If the engine
 * has an unknown structure, JUnit 4 tests need the rule.
 */
public final class VintageRunners implements PostDiscoveryFilter {

    private static final String DESCRIPTOR = "org.junit.vintage.engine.descriptor.RunnerTestDescriptor";

    @Override
    public FilterResult apply(TestDescriptor descriptor) {
        Class<?> type = descriptor.getClass();
        while (type != null && !type.getName().equals(DESCRIPTOR)) {
            type = type.getSuperclass();
        }
        if (type != null && Sanitiser.isOn() && Sanitiser.isAutomatic()) {
            wrap(type, descriptor);
        }
        return FilterResult.included("not filtered");
    }

    private static void wrap(Class<?> type, TestDescriptor descriptor) {
        try {
            Field field = type.getDeclaredField("runner");
            field.setAccessible(true);
            if (field.get(descriptor) instanceof Runner runner && !(runner instanceof SanitisingRunner)) {
                field.set(descriptor, new SanitisingRunner(runner));
            }
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            Sanitiser.ofThisJvm()
                    .note("JUnit 4 tests need SanitiseRule: this version of the Vintage engine is not supported (" + e
                            + ")");
        }
    }
}
