package io.unflake.inject.place;

import java.nio.file.Path;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * A class with tests of the user.
 *
 * @param folder the folder or jar of class files that it is in
 * @param bytes the class file
 * @param node the same, parsed; must not be changed
 * @param perClass whether one instance runs all tests of the class
 * @param hasSubclasses whether other classes of the suite extend it
 * @param tests the tests that can get a flaw
 */
@SuppressWarnings("ArrayRecordComponent") // compared by identity only
public record TestClass(
        Path folder,
        byte[] bytes,
        ClassNode node,
        TestFramework framework,
        boolean perClass,
        boolean hasSubclasses,
        List<TestMethod> tests) {

    public TestClass {
        tests = List.copyOf(tests);
    }

    /** The name with dots, {@code a.B$C} for a nested class. */
    public String name() {
        return node.name.replace('/', '.');
    }

    /** A copy that can be changed. */
    public ClassNode copy() {
        ClassNode copy = new ClassNode();
        new ClassReader(bytes).accept(copy, ClassReader.SKIP_FRAMES);
        return copy;
    }

    /** Whether tests can be added that run in this class only. */
    public boolean takesTests() {
        return !hasSubclasses
                && !tests.isEmpty()
                && tests.stream().allMatch(test -> test.runsAs().equals(List.of(name())));
    }
}
