package io.unflake.worker.naming;

import io.unflake.model.TestId;
import java.util.HashMap;
import java.util.Map;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Names the tests of a plan. Names are the same in every JVM, regardless of the other selected tests. */
public final class PlanNames {

    private final TestPlan plan;
    private final VintageNumbers vintage;
    private final Map<String, NodeName> containers = new HashMap<>();

    public PlanNames(TestPlan plan, VintageNumbers vintage) {
        this.plan = plan;
        this.vintage = vintage;
    }

    /** Whether a node is a test, or a container whose tests are known only when it runs. */
    public boolean isTest(TestIdentifier node) {
        return node.isTest()
                || (plan.getChildren(node).isEmpty() && !className(node).isEmpty());
    }

    public TestId of(TestIdentifier node) {
        return nameOf(node).toTestId();
    }

    /** Returns the innermost class of a node; empty above all classes. */
    public String className(TestIdentifier node) {
        return nameOf(node).className();
    }

    /** Returns the engine that runs a test, even below a suite engine. */
    public String engine(TestIdentifier node) {
        return nameOf(node).engine();
    }

    private NodeName nameOf(TestIdentifier node) {
        NodeName known = containers.get(node.getUniqueId());
        if (known != null) {
            return known;
        }
        NodeName name = extend(plan.getParent(node).map(this::nameOf).orElse(NodeName.NONE), node);
        if (node.isContainer()) {
            containers.put(node.getUniqueId(), name);
        }
        return name;
    }

    private NodeName extend(NodeName above, TestIdentifier node) {
        Segment last = Segment.lastOf(node.getUniqueId());
        if (last.type().equals("engine")) {
            return above.inEngine(last.value());
        }
        if (above.engine().equals(VintageNumbers.ENGINE) && last.type().equals("runner") && node.isTest()) {
            // A runner without children is a single test, named after the class.
            return above.inClass(last.value());
        }
        if (above.engine().equals(VintageNumbers.ENGINE) && node.isTest()) {
            TestId test = vintage.of(plan, node);
            return new NodeName(above.engine(), test.className(), test.className(), test.method(), test.invocation());
        }
        return extend(above, NodeRole.of(above.engine(), last.type()), last.value(), node);
    }

    private static NodeName extend(NodeName above, NodeRole role, String value, TestIdentifier node) {
        return switch (role) {
            case CLASS -> above.inClass(value);
            case NESTED_CLASS -> above.inNested(value, sourceClass(node, above.className() + "$" + value));
            case METHOD -> MethodSegment.parse(value).extend(above);
            case FEATURE -> above.method(node.getDisplayName());
            case INDEX_FROM_ONE -> above.index(Integer.parseInt(value.substring(1)));
            case INDEX_FROM_ZERO -> above.index(Integer.parseInt(value) + 1);
            case BY_SOURCE -> bySource(above, node);
        };
    }

    private static NodeName bySource(NodeName above, TestIdentifier node) {
        TestSource source = node.getSource().orElse(null);
        if (source instanceof MethodSource method && above.method().isEmpty()) {
            return above.inClass(method.getClassName()).method(method.getMethodName());
        }
        return source instanceof ClassSource type && !node.isTest()
                ? above.inClass(type.getClassName())
                : above.then(node.getDisplayName());
    }

    private static String sourceClass(TestIdentifier node, String otherwise) {
        return node.getSource().orElse(null) instanceof ClassSource type ? type.getClassName() : otherwise;
    }
}
