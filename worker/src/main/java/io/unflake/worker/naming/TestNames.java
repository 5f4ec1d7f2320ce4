package io.unflake.worker.naming;

import io.unflake.model.TestId;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Gives each test of a plan its name: the same in every JVM, whatever else was selected with it. */
public final class TestNames {

    private final TestPlan plan;

    public TestNames(TestPlan plan) {
        this.plan = plan;
    }

    /** Whether this is a test, or a container that stands for tests which are known only when it runs. */
    public boolean isTest(TestIdentifier node) {
        return node.isTest()
                || (plan.getChildren(node).isEmpty() && nameOf(node).isTest());
    }

    public TestId of(TestIdentifier node) {
        return nameOf(node).toTestId();
    }

    /** The innermost class that this belongs to; empty above all classes. */
    public String className(TestIdentifier node) {
        return nameOf(node).className();
    }

    /** The engine that runs this test, also where a suite engine stands above it. */
    public String engine(TestIdentifier node) {
        String engine = "";
        for (UniqueId.Segment segment : UniqueId.parse(node.getUniqueId()).getSegments()) {
            engine = segment.getType().equals("engine") ? segment.getValue() : engine;
        }
        return engine;
    }

    private Name nameOf(TestIdentifier node) {
        Name name = new Name();
        String engine = "";
        for (TestIdentifier step : path(node)) {
            List<UniqueId.Segment> segments = UniqueId.parse(step.getUniqueId()).getSegments();
            UniqueId.Segment segment = segments.get(segments.size() - 1);
            if (segment.getType().equals("engine")) {
                engine = segment.getValue();
            } else {
                apply(Role.of(engine, segment.getType()), segment.getValue(), step, name);
            }
        }
        return name;
    }

    private Deque<TestIdentifier> path(TestIdentifier node) {
        Deque<TestIdentifier> path = new ArrayDeque<>();
        for (TestIdentifier step = node;
                step != null;
                step = plan.getParent(step).orElse(null)) {
            path.addFirst(step);
        }
        return path;
    }

    private static void apply(Role role, String value, TestIdentifier step, Name name) {
        switch (role) {
            case CLASS -> name.enterClass(value);
            case NESTED_CLASS -> name.enterNested(value, sourceClass(step, name.className() + "$" + value));
            case METHOD -> name.enterMethod(methodName(value, step, name));
            case FEATURE -> name.enterMethod(step.getDisplayName());
            case INDEX_FROM_ONE -> name.appendIndex(number(value));
            case INDEX_FROM_ZERO -> name.appendIndex(number(value) + 1);
            case BY_SOURCE -> bySource(step, name);
        }
    }

    private static void bySource(TestIdentifier step, Name name) {
        TestSource source = step.getSource().orElse(null);
        if (source instanceof MethodSource method) {
            name.enterClass(method.getClassName());
            name.enterMethod(step.getDisplayName());
        } else if (source instanceof ClassSource type && !step.isTest()) {
            name.enterClass(type.getClassName());
        } else {
            name.appendName(step.getDisplayName());
        }
    }

    private static String sourceClass(TestIdentifier step, String otherwise) {
        return step.getSource().orElse(null) instanceof ClassSource type ? type.getClassName() : otherwise;
    }

    private static String methodName(String value, TestIdentifier step, Name name) {
        int bracket = value.indexOf('(');
        String method = bracket < 0 ? value : value.substring(0, bracket);
        return step.getSource().orElse(null) instanceof MethodSource source
                ? overloaded(name.realClass(), method, source.getMethodParameterTypes())
                : method;
    }

    private static String overloaded(String className, String method, String parameters) {
        try {
            Class<?> type =
                    Class.forName(className, false, Thread.currentThread().getContextClassLoader());
            return new Overloads(type).name(method, parameters == null ? "" : parameters);
        } catch (ClassNotFoundException | LinkageError e) {
            return method;
        }
    }

    private static int number(String value) {
        return Integer.parseInt(value.startsWith("#") ? value.substring(1) : value);
    }
}
