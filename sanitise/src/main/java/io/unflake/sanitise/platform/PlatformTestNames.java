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

/** Names tests, such as {@code shop.OrderTest#paid}, or {@code shop.OrderTest#paid[2]} for a single invocation. */
final class PlatformTestNames {

    private static final String SPOCK_FEATURE = "$spock_";

    /** Whether this is platform 1.8 or newer; older versions require formatting and parsing the ID. */
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

    /** Returns the number of an invocation, the last segment of its ID; null if this is not an invocation. */
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
