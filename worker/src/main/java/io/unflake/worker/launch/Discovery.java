package io.unflake.worker.launch;

import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import java.lang.reflect.Method;
import java.util.List;
import java.util.function.Consumer;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** Finds the tests in classes. A broken class does not affect the others. */
public final class Discovery {

    private final Platform platform;
    private final TestGroups groups;
    private final DiscoveredTests found = new DiscoveredTests();

    private Discovery(Platform platform, TestGroups groups) {
        this.platform = platform;
        this.groups = groups;
    }

    public static void discover(Platform platform, Command.Discover command, Consumer<Report> outbox) {
        Discovery discovery = new Discovery(platform, new TestGroups(command.groups(), command.excludedGroups()));
        discovery.discover(
                command.classes().stream().filter(discovery::isLoadable).toList());
        discovery.found.reports().forEach(outbox);
    }

    private boolean isLoadable(String name) {
        try {
            Class<?> type = Class.forName(name, false, Thread.currentThread().getContextClassLoader());
            // Resolves the types in signatures, as all engines do.
            Method[] unused = type.getDeclaredMethods();
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            found.addProblem(name, "cannot be loaded: " + Reason.of(e));
            return false;
        }
    }

    private void discover(List<String> classes) {
        DiscoveryWatch watch = new DiscoveryWatch();
        LauncherDiscoveryRequestBuilder request = Requests.of(classes, groups);
        watch.attachTo(request);
        try {
            TestPlan plan = platform.discover(request.build());
            report(watch.troubles());
            take(plan, classes);
        } catch (RuntimeException | LinkageError e) {
            withoutBrokenClasses(classes, watch.troubles(), e);
        }
    }

    private void take(TestPlan plan, List<String> classes) {
        found.addTests(plan, platform.names(plan, classes, groups));
    }

    private void report(List<DiscoveryWatch.Trouble> troubles) {
        troubles.forEach(trouble -> found.addProblem(trouble.className(), trouble.message()));
    }

    /** Newer launchers reject the whole request and name the broken class; older ones only reject it. */
    private void withoutBrokenClasses(
            List<String> classes, List<DiscoveryWatch.Trouble> troubles, Throwable rejection) {
        List<String> others = classes.stream()
                .filter(name -> troubles.stream().noneMatch(trouble -> concerns(trouble, name)))
                .toList();
        if (others.size() < classes.size()) {
            report(troubles);
            discover(others);
        } else if (classes.size() <= 1) {
            found.addProblem(String.join("", classes), Reason.of(rejection));
        } else if (isRejected(List.of())) {
            found.addProblem("", Reason.of(rejection));
        } else {
            int half = classes.size() / 2;
            discover(classes.subList(0, half));
            discover(classes.subList(half, classes.size()));
        }
    }

    private static boolean concerns(DiscoveryWatch.Trouble trouble, String className) {
        return trouble.className().equals(className) || trouble.className().startsWith(className + "$");
    }

    private boolean isRejected(List<String> classes) {
        try {
            TestPlan unused = platform.discover(Requests.of(classes, groups).build());
            return false;
        } catch (RuntimeException | LinkageError e) {
            return true;
        }
    }
}
