package io.unflake.inject.place;

import io.unflake.engine.discovery.ClassFiles;
import io.unflake.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads the compiled tests of a module, each class once. */
public final class SuiteReader {

    /** Runners that run the methods with {@code @Test} of a class, each once. */
    private static final Set<String> PLAIN_RUNNERS = Set.of(
            "org/junit/runners/JUnit4",
            "org/junit/runners/BlockJUnit4ClassRunner",
            "org/mockito/junit/MockitoJUnitRunner",
            "org/mockito/runners/MockitoJUnitRunner",
            "org/springframework/test/context/junit4/SpringRunner",
            "org/springframework/test/context/junit4/SpringJUnit4ClassRunner");

    private static final Set<String> DISABLED = Set.of("Lorg/junit/Ignore;", "Lorg/junit/jupiter/api/Disabled;");

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Parsed(Path folder, byte[] bytes, ClassNode node) {}

    private final Map<String, Parsed> classes = new LinkedHashMap<>();
    private final Set<String> superclasses = new HashSet<>();
    private final Set<String> wanted;
    private final InstanceLifecycle lifecycle = new InstanceLifecycle(name -> {
        Parsed parsed = classes.get(name);
        return parsed == null ? null : parsed.node;
    });
    private boolean testng;

    /** @param wanted the names of the classes that the build runs as tests */
    private SuiteReader(Set<String> wanted) {
        this.wanted = wanted;
    }

    /**
     * The classes with tests in some folders.
     *
     * @param wanted the names of the classes that the build runs as tests
     */
    public static List<TestClass> read(List<Path> folders, Set<String> wanted) {
        SuiteReader reader = new SuiteReader(wanted);
        folders.forEach(reader::parse);
        reader.classes.values().forEach(each -> reader.superclasses.add(each.node.superName));
        List<TestClass> found = reader.classes.values().stream()
                .map(reader::testClass)
                .filter(each -> !each.tests().isEmpty())
                .toList();
        if (found.isEmpty()) {
            throw reader.nothing(folders);
        }
        return found;
    }

    private UserException nothing(List<Path> folders) {
        return testng
                ? UserException.project(
                        "the tests in " + folders.get(0) + " use TestNG",
                        "Flaws can be injected into tests of JUnit 4 and 5.")
                : UserException.project(
                        "there are no tests of JUnit 4 or 5 in " + folders.get(0),
                        "Compile the tests first, or correct the path. Tests of JUnit 3 and Spock, and tests with"
                                + " parameters, get no flaws.");
    }

    private void parse(Path folder) {
        try (Container container = Container.of(folder)) {
            lifecycle.readDefault(container);
            for (String file : ClassFiles.in(folder)) {
                parse(folder, file, container.read(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void parse(Path folder, String file, byte[] bytes) {
        try {
            ClassNode node = new ClassNode();
            new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
            classes.putIfAbsent(node.name, new Parsed(folder, bytes, node));
        } catch (IllegalArgumentException e) {
            throw UserException.project(
                            "the class file " + file + " in " + folder + " is for a version of Java that is too new",
                            "Compile the tests for an older release of Java, or use a newer Unflake.")
                    .because(e);
        } catch (RuntimeException e) {
            throw UserException.project(
                            "the class file " + file + " in " + folder + " is broken", "Compile the tests again.")
                    .because(e);
        }
    }

    private TestClass testClass(Parsed parsed) {
        ClassNode node = parsed.node;
        TestFramework framework = framework(node);
        List<TestMethod> tests = framework == null || !takesFlaws(node, framework) ? List.of() : tests(node, framework);
        return new TestClass(
                parsed.folder,
                parsed.bytes,
                node,
                framework == null ? TestFramework.JUPITER : framework,
                framework == TestFramework.JUPITER && lifecycle.isPerClass(node),
                superclasses.contains(node.name),
                tests);
    }

    private TestFramework framework(ClassNode node) {
        testng |= uses(node, "Lorg/testng/annotations/Test;") || Annotations.has(node, "Lorg/testng/annotations/Test;");
        boolean jupiter = uses(node, TestFramework.JUPITER.test());
        boolean junit4 = uses(node, TestFramework.JUNIT4.test());
        if (jupiter == junit4) {
            return null;
        }
        return jupiter ? TestFramework.JUPITER : TestFramework.JUNIT4;
    }

    private static boolean uses(ClassNode node, String annotation) {
        return node.methods.stream().anyMatch(method -> Annotations.has(method, annotation));
    }

    private static boolean takesFlaws(ClassNode node, TestFramework framework) {
        boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
        boolean isDisabled = DISABLED.stream().anyMatch(each -> Annotations.has(node, each));
        return !isInterface && !isDisabled && (framework == TestFramework.JUPITER || hasPlainRunner(node));
    }

    private static boolean hasPlainRunner(ClassNode node) {
        return Annotations.find(node, "Lorg/junit/runner/RunWith;")
                .map(runner -> Annotations.value(runner, "value"))
                .map(type -> PLAIN_RUNNERS.contains(((org.objectweb.asm.Type) type).getInternalName()))
                .orElse(true);
    }

    private List<TestMethod> tests(ClassNode node, TestFramework framework) {
        List<TestMethod> tests = new ArrayList<>();
        for (MethodNode method : node.methods) {
            List<String> runsAs = isTest(method, framework) ? runsAs(node, method) : List.of();
            if (!runsAs.isEmpty()) {
                tests.add(new TestMethod(method, runsAs));
            }
        }
        return tests;
    }

    private static boolean isTest(MethodNode method, TestFramework framework) {
        int excluded = Opcodes.ACC_STATIC | Opcodes.ACC_ABSTRACT | Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;
        return (method.access & excluded) == 0
                && method.desc.equals("()V")
                && DISABLED.stream().noneMatch(each -> Annotations.has(method, each))
                && Annotations.find(method, framework.test())
                        .filter(test -> Annotations.value(test, "expected") == null)
                        .isPresent();
    }

    /** The classes in which a test runs, if the build runs them; a subclass runs what it does not override. */
    private List<String> runsAs(ClassNode node, MethodNode method) {
        List<String> result = new ArrayList<>();
        boolean alone = !superclasses.contains(node.name);
        for (Parsed parsed : alone ? List.of(classes.get(node.name)) : classes.values()) {
            boolean isConcrete = (parsed.node.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0;
            if (isConcrete && isWanted(parsed.node.name) && inherits(parsed.node, node, method)) {
                result.add(parsed.node.name.replace('/', '.'));
            }
        }
        return result;
    }

    private boolean isWanted(String name) {
        String dotted = name.replace('/', '.');
        int nested = dotted.indexOf('$', dotted.lastIndexOf('.') + 2);
        return wanted.contains(dotted)
                || (nested > 0
                        && wanted.contains(dotted.substring(0, nested))
                        && Annotations.has(classes.get(name).node, "Lorg/junit/jupiter/api/Nested;"));
    }

    private boolean inherits(ClassNode type, ClassNode declaring, MethodNode method) {
        if (type == declaring) {
            return true;
        }
        boolean overrides =
                type.methods.stream().anyMatch(each -> each.name.equals(method.name) && each.desc.equals(method.desc));
        Parsed parent = classes.get(type.superName);
        return !overrides && parent != null && inherits(parent.node, declaring, method);
    }
}
