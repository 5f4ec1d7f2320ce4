package io.unflake.sanitise.platform;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** What tests are called: such as {@code shop.OrderTest#paid}, or {@code shop.OrderTest#paid[2]} for an invocation. */
final class PlatformTestNames {

    private static final String SPOCK_FEATURE = "$spock_";

    /** Since 1.8 of the platform; a text has to be put together and taken apart again. */
    private static final boolean IDS_ARE_OBJECTS = hasMethod("getUniqueIdObject");

    private final TestPlan plan;

    PlatformTestNames(TestPlan plan) {
        this.plan = plan;
    }

    private static boolean hasMethod(String name) {
        try {
            TestIdentifier.class.getMethod(name);
            return true;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    String of(TestIdentifier identifier) {
        Deque<String> invocation = new ArrayDeque<>();
        TestIdentifier each = identifier;
        while (each != null) {
            Optional<TestSource> source = each.getSource();
            String number = number(each);
            if (source.orElse(null) instanceof MethodSource method && number == null) {
                String name = method.getMethodName().startsWith(SPOCK_FEATURE)
                        ? each.getDisplayName()
                        : method.getMethodName();
                return method.getClassName() + "#" + name
                        + (invocation.isEmpty() ? "" : "[" + String.join(".", invocation) + "]");
            }
            if (source.orElse(null) instanceof ClassSource type && number == null) {
                return type.getClassName();
            }
            if (number != null) {
                invocation.push(number);
            }
            each = plan.getParent(each).orElse(null);
        }
        return identifier.getDisplayName();
    }

    /** The last part of its id, if that is one of several invocations; null if not. */
    private static String number(TestIdentifier identifier) {
        String last = id(identifier).getLastSegment().getValue();
        return last.startsWith("#") ? last.substring(1) : null;
    }

    private static UniqueId id(TestIdentifier identifier) {
        if (IDS_ARE_OBJECTS) {
            return identifier.getUniqueIdObject();
        }
        return UniqueId.parse(identifier.getUniqueId());
    }
}
