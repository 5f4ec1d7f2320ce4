package io.unflake.worker.launch;

import io.unflake.model.TestId;
import io.unflake.worker.naming.TestNames;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Finds the tests in classes; one broken class never hides the others. */
public final class Discovery {

    private final Consumer<Report> outbox;
    private final Map<TestId, Report.FoundTest> found = new LinkedHashMap<>();
    private final Set<Report.Problem> problems = new LinkedHashSet<>();

    public Discovery(Consumer<Report> outbox) {
        this.outbox = outbox;
    }

    public void discover(Command.Discover command) {
        Groups groups = new Groups(command.groups(), command.excludedGroups());
        try {
            Launcher launcher = LauncherFactory.create();
            discover(launcher, loadable(command.classes()), groups);
        } catch (Exception | LinkageError e) {
            problems.add(new Report.Problem("", "the JUnit Platform does not start: " + e, true));
        }
        problems.forEach(problem -> outbox.accept(found.isEmpty() ? problem : mild(problem)));
        found.values().forEach(outbox);
    }

    private static Report.Problem mild(Report.Problem problem) {
        return new Report.Problem(problem.className(), problem.message(), false);
    }

    private List<String> loadable(List<String> classes) {
        return classes.stream().filter(this::isLoadable).toList();
    }

    private boolean isLoadable(String name) {
        try {
            Class<?> type = Class.forName(name, false, Thread.currentThread().getContextClassLoader());
            // Resolves the types in signatures, as every engine does.
            Method[] unused = type.getDeclaredMethods();
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            problems.add(new Report.Problem(name, "cannot be loaded: " + e, false));
            return false;
        }
    }

    private void discover(Launcher launcher, List<String> classes, Groups groups) {
        DiscoveryWatch watch = new DiscoveryWatch();
        LauncherDiscoveryRequestBuilder request = Requests.of(classes, groups);
        watch.attachTo(request);
        TestPlan plan;
        try {
            plan = launcher.discover(request.build());
        } catch (RuntimeException | LinkageError e) {
            retry(launcher, classes, groups, e);
            return;
        }
        Set<String> spoilt = new LinkedHashSet<>();
        for (DiscoveryWatch.Trouble trouble : watch.troubles()) {
            spoilt.add(trouble.className());
            boolean engine = trouble.className().isEmpty();
            problems.add(new Report.Problem(trouble.className(), trouble.message(), engine));
        }
        TestNames names = new TestNames(plan);
        plan.getRoots().forEach(root -> collect(plan, names, root, spoilt));
    }

    private void retry(Launcher launcher, List<String> classes, Groups groups, Throwable reason) {
        if (classes.size() <= 1) {
            String name = classes.isEmpty() ? "" : classes.get(0);
            problems.add(new Report.Problem(name, String.valueOf(reason), classes.isEmpty()));
            return;
        }
        int half = classes.size() / 2;
        discover(launcher, classes.subList(0, half), groups);
        discover(launcher, classes.subList(half, classes.size()), groups);
    }

    private void collect(TestPlan plan, TestNames names, TestIdentifier node, Set<String> spoilt) {
        Set<TestIdentifier> children = plan.getChildren(node);
        if (names.isTest(node)) {
            TestId test = names.of(node);
            if (!spoilt.contains(test.className())) {
                found.putIfAbsent(test, new Report.FoundTest(test, node.getUniqueId(), names.engine(node)));
            }
        }
        children.forEach(child -> collect(plan, names, child, spoilt));
    }
}
