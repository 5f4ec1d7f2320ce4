package io.unflake.sanitise.platform;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** What tests are called: such as {@code shop.OrderTest#paid}, or {@code shop.OrderTest#paid[2]} for an invocation. */
final class TestNames {

    private static final String SPOCK_FEATURE = "$spock_";

    private final TestPlan plan;

    TestNames(TestPlan plan) {
        this.plan = plan;
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
        String id = identifier.getUniqueId();
        int at = id.lastIndexOf(":#");
        return at > id.lastIndexOf('/') && id.endsWith("]") ? id.substring(at + 2, id.length() - 1) : null;
    }
}
