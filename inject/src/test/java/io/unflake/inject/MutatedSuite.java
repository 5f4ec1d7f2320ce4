package io.unflake.inject;

import io.unflake.inject.edit.Settings;
import io.unflake.inject.operator.Operators;
import io.unflake.model.TestId;
import io.unflake.model.labels.LabelledTest;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import io.unflake.model.project.ModuleDescription;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.TraceClassVisitor;

/** Injects flaws into subjects and runs them on the JUnit Platform, in a class loader of their own. */
final class MutatedSuite {

    private final Path folder;
    private final InjectRequest request;
    final Injected injected;

    private MutatedSuite(Path folder, InjectRequest request, Injected injected) {
        this.folder = folder;
        this.request = request;
        this.injected = injected;
    }

    static MutatedSuite of(Path folder, String operators, boolean gated, Class<?>... subjects) throws IOException {
        return of(folder, operators, gated, Labels.ONE, 1, subjects);
    }

    static MutatedSuite of(Path folder, String operators, boolean gated, String layout, int order, Class<?>... subjects)
            throws IOException {
        InjectRequest request = request(folder, operators, gated, layout, order, subjects);
        return new MutatedSuite(folder, request, new Injector(request).inject(Optional.empty()));
    }

    static InjectRequest request(
            Path folder, String operators, boolean gated, String layout, int order, Class<?>... subjects)
            throws IOException {
        Path classes = folder.resolve("classes");
        for (Class<?> each : subjects) {
            copy(each, classes);
        }
        List<String> classpath = new ArrayList<>(List.of(classes.toString()));
        classpath.addAll(List.of(System.getProperty("java.class.path").split(File.pathSeparator, -1)));
        ModuleDescription module = new ModuleDescription(
                "subjects",
                folder.toString(),
                "",
                classpath,
                List.of(),
                List.of(),
                List.of(classes.toString()),
                List.of(),
                List.of("**/*.java"),
                List.of(),
                "",
                "",
                List.of(),
                Map.of(),
                Map.of(),
                folder.toString(),
                false);
        return new InjectRequest(
                module,
                Operators.named(operators),
                new Settings(gated, 0.5, 2),
                order,
                1,
                layout,
                folder.resolve("out"),
                folder.resolve("none"));
    }

    private static void copy(Class<?> type, Path classes) throws IOException {
        String file = type.getName().replace('.', '/') + ".class";
        Path target = classes.resolve(file);
        Files.createDirectories(target.getParent());
        try (InputStream in = type.getResourceAsStream("/" + file)) {
            Files.write(target, in.readAllBytes());
        }
    }

    List<Mutant> mutants() {
        return injected.labels().mutants();
    }

    /** The code of the class with a mutant, without what identifies the mutant. */
    String codeWithoutId(Mutant mutant) throws IOException {
        String type = mutant.flaky().get(0).id().className().replace('.', '/');
        Path file = request.out().resolve(mutant.folder()).resolve(type + ".class");
        StringWriter text = new StringWriter();
        new ClassReader(Files.readAllBytes(file))
                .accept(new TraceClassVisitor(new PrintWriter(text)), ClassReader.SKIP_DEBUG);
        String suffix = mutant.id().replace('-', '_').toLowerCase(Locale.ROOT);
        return text.toString().replace(mutant.id(), "ID").replace(suffix, "id");
    }

    /** The flaky test of the only mutant. */
    TestId flaky() {
        return mutants().get(0).flaky().get(0).id();
    }

    /** A test of the first mutant by its role. */
    TestId role(String role) {
        return mutants().get(0).tests().stream()
                .filter(test -> test.role().equals(role))
                .findFirst()
                .map(LabelledTest::id)
                .orElseThrow();
    }

    /** Runs tests one after the other in one class loader; returns the failures of the last one. */
    List<Throwable> run(double tr, int k, TestId... tests) throws Exception {
        return run(request.out().resolve(mutants().get(0).folder()), tr, k, tests);
    }

    List<Throwable> run(Path classes, double tr, int k, TestId... tests) throws Exception {
        System.setProperty(Labels.TR_PROPERTY, Double.toString(tr));
        System.setProperty(Labels.K_PROPERTY, Integer.toString(k));
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (Subjects loader = new Subjects(urls(classes), before)) {
            Thread.currentThread().setContextClassLoader(loader);
            List<Throwable> failures = List.of();
            for (TestId test : tests) {
                failures = run(loader, test);
            }
            return failures;
        } finally {
            Thread.currentThread().setContextClassLoader(before);
            System.clearProperty(Labels.TR_PROPERTY);
            System.clearProperty(Labels.K_PROPERTY);
        }
    }

    private static List<Throwable> run(ClassLoader loader, TestId test) throws ClassNotFoundException {
        Class<?> type = Class.forName(test.className(), false, loader);
        LauncherDiscoveryRequest plan = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectMethod(type, test.method()))
                .build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(plan, listener);
        if (listener.getSummary().getTestsStartedCount() != 1) {
            throw new IllegalStateException(test + " did not run");
        }
        return listener.getSummary().getFailures().stream()
                .map(failure -> failure.getException())
                .toList();
    }

    private URL[] urls(Path classes) throws IOException {
        List<URL> urls = new ArrayList<>(List.of(classes.toUri().toURL()));
        try (Stream<Path> jars = Files.list(folder.resolve("out").resolve(Labels.LIB))) {
            for (Path jar : jars.toList()) {
                urls.add(jar.toUri().toURL());
            }
        }
        return urls.toArray(URL[]::new);
    }

    /** Loads the subjects and the gate itself, so that each run has fresh static state. */
    private static final class Subjects extends URLClassLoader {

        Subjects(URL[] urls, ClassLoader parent) {
            super(urls, parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            boolean own = name.startsWith("io.unflake.inject.subjects.") || name.startsWith("io.unflake.inject.gate.");
            Class<?> loaded = findLoadedClass(name);
            return own && loaded == null ? findClass(name) : loaded == null ? super.loadClass(name, resolve) : loaded;
        }
    }
}
