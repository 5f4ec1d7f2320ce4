package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.place.Cleanup;
import io.unflake.inject.place.TestClass;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;

/** RCL: a tear-down of the user no longer resets a static field. */
final class CleanupRemoval extends OrderOperator {

    @Override
    public String name() {
        return "RCL";
    }

    @Override
    public String antiPattern() {
        return "a tear-down does not reset a static field that a test has changed";
    }

    @Override
    public String reference() {
        return "the opposite of the usual repair of order-dependent tests";
    }

    @Override
    public List<FlawPlace> places(TestClass testClass, boolean gated) {
        return testClass.takesTests()
                ? Cleanup.in(testClass).stream()
                        .map(cleanup -> FlawPlace.own(
                                this,
                                testClass,
                                cleanup.victim(),
                                "the tear-down " + cleanup.tearDown().name + " of the field " + cleanup.reset().name,
                                edit -> write(edit, testClass, cleanup)))
                        .toList()
                : List.of();
    }

    @Override
    public String limitation() {
        return "no tear-down sets a static field that one test changes and another one reads";
    }

    private Written write(MutantEdit edit, TestClass testClass, Cleanup cleanup) {
        MethodNode code = edit.code(cleanup.tearDown());
        AbstractInsnNode reset = code.instructions.get(cleanup.position());
        boolean isWide = Type.getType(cleanup.reset().desc).getSize() == 2;
        code.instructions.set(reset, new InsnNode(isWide ? Opcodes.POP2 : Opcodes.POP));
        return addCleaners(
                edit, testClass, cleanup.victim().name(), cleanup.polluter().name(), mutant -> reset(cleanup));
    }

    private static InsnList reset(Cleanup cleanup) {
        InsnList code = new InsnList();
        code.add(cleanup.value().clone(Map.of()));
        code.add(cleanup.reset().clone(Map.of()));
        return code;
    }
}
