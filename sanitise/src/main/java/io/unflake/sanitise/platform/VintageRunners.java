package io.unflake.sanitise.platform;

import io.unflake.sanitise.junit4.SanitisingRunner;
import io.unflake.sanitise.run.Sanitiser;
import java.lang.reflect.Field;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.runner.Runner;

/**
 * Has every class of JUnit 4 on the platform run by a runner that judges its failures; the launcher finds it by itself.
 *
 * <p>It filters nothing: this is where what the vintage engine has discovered can be seen before it runs. Where the engine
 * is built otherwise, classes need the rule.
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
                    .note("tests of JUnit 4 need the rule: this vintage engine cannot be joined (" + e + ")");
        }
    }
}
