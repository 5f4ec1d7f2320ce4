package io.unflake.inject.edit;

import io.unflake.inject.place.TestClass;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** A test class that gets flaws, and the classes that these bring. */
public final class ClassEdit {

    private final TestClass testClass;
    private final ClassNode node;
    private final List<ClassNode> beside = new ArrayList<>();
    private final Set<MethodNode> changed = new LinkedHashSet<>();
    private final Set<String> original = new HashSet<>();

    public ClassEdit(TestClass testClass) {
        this.testClass = testClass;
        this.node = testClass.copy();
        node.methods.forEach(each -> original.add(each.name + each.desc));
    }

    public TestClass testClass() {
        return testClass;
    }

    ClassNode node() {
        return node;
    }

    /** Starts to write one mutant. */
    public MutantEdit mutant(String id, Settings settings) {
        return new MutantEdit(this, id, settings);
    }

    /** Adds classes beside the test class. */
    void addBeside(List<ClassNode> classes) {
        beside.addAll(classes);
    }

    /** The test class and the classes beside it. */
    List<ClassNode> classes() {
        List<ClassNode> all = new ArrayList<>(List.of(node));
        all.addAll(beside);
        return all;
    }

    /** Whether a method is as the user has written it. */
    boolean isUnchanged(String name, String descriptor) {
        return original.contains(name + descriptor)
                && changed.stream().noneMatch(each -> each.name.equals(name) && each.desc.equals(descriptor));
    }

    void changed(MethodNode method) {
        changed.add(method);
    }
}
