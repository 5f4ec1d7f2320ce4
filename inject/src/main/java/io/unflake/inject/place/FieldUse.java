package io.unflake.inject.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A private field of a test class that only one of its tests reads.
 *
 * @param reader the test
 */
public record FieldUse(FieldNode field, TestMethod reader) {

    private static final Set<String> ONCE = Set.of("Lorg/junit/BeforeClass;", "Lorg/junit/jupiter/api/BeforeAll;");

    /** The fields that only one test reads, and that are set only once per class or by that test. */
    public static List<FieldUse> ofOneTest(TestClass testClass, boolean isStatic) {
        ClassNode node = testClass.node();
        FieldUsers users = new FieldUsers(node);
        List<FieldUse> result = new ArrayList<>();
        for (FieldNode field : node.fields) {
            if (canBeShared(node, field, isStatic)) {
                reader(testClass, users.readers(field))
                        .filter(test -> isSetOnce(field, test, users.writers(field)))
                        .ifPresent(test -> result.add(new FieldUse(field, test)));
            }
        }
        return result;
    }

    private static Optional<TestMethod> reader(TestClass testClass, Set<MethodNode> readers) {
        return readers.size() == 1
                ? testClass.tests().stream()
                        .filter(test -> readers.contains(test.node()))
                        .findFirst()
                : Optional.empty();
    }

    /** An object must be set, since null is what another test leaves. */
    private static boolean isSetOnce(FieldNode field, TestMethod test, Set<MethodNode> writers) {
        boolean isNumber = field.desc.length() == 1;
        return writers.stream().allMatch(method -> method == test.node() || runsOnce(method))
                && (isNumber || writers.stream().anyMatch(FieldUse::runsOnce));
    }

    private static boolean runsOnce(MethodNode method) {
        return method.name.startsWith("<") || ONCE.stream().anyMatch(each -> Annotations.has(method, each));
    }

    /** Nested classes may read private fields, too, so a class with nested classes has none. */
    private static boolean canBeShared(ClassNode node, FieldNode field, boolean isStatic) {
        int sort = Type.getType(field.desc).getSort();
        boolean isNested = node.innerClasses.stream().anyMatch(inner -> node.name.equals(inner.outerName));
        boolean isAnnotated = field.visibleAnnotations != null;
        return (field.access & Opcodes.ACC_PRIVATE) != 0
                && ((field.access & Opcodes.ACC_STATIC) != 0) == isStatic
                && (field.access & (Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC)) == 0
                && (sort == Type.INT || sort == Type.LONG || sort == Type.OBJECT || sort == Type.ARRAY)
                && !isNested
                && !isAnnotated;
    }
}
