package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.place.TestClass;
import io.unflake.inject.place.TestMethod;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * An operator whose flaw measures the test of the user: one call when it begins, one before it returns.
 *
 * <p>The class of the flaw has the methods {@code before}, which returns a long, and {@code gated} and {@code natural},
 * which get it. {@code before} and {@code gated} also get the decision of the gate.
 */
abstract class AroundOperator implements Operator {

    private final Class<?> flaw;
    private final String element;

    AroundOperator(Class<?> flaw, String element) {
        this.flaw = flaw;
        this.element = element;
    }

    /** When the test fails. */
    abstract String fails();

    @Override
    public List<FlawPlace> places(TestClass testClass, boolean gated) {
        return testClass.tests().stream()
                .filter(AroundOperator::returns)
                .map(test -> FlawPlace.own(this, testClass, test, element, edit -> write(edit, test)))
                .toList();
    }

    private static boolean returns(TestMethod test) {
        for (AbstractInsnNode each : test.node().instructions) {
            if (each.getOpcode() == Opcodes.RETURN) {
                return true;
            }
        }
        return false;
    }

    private Written write(MutantEdit edit, TestMethod test) {
        MethodNode code = edit.code(test);
        boolean gated = edit.settings().gated();
        int start = code.maxLocals;
        code.maxLocals += 2;
        int open = code.maxLocals;
        code.maxLocals++;
        edit.beforeReturns(code, () -> after(edit, start, open, gated));
        code.instructions.insert(before(edit, start, open, gated));
        return Written.flaky(test.runsAs(), test.name(), fails());
    }

    private InsnList before(MutantEdit edit, int start, int open, boolean gated) {
        InsnList code = new InsnList();
        if (gated) {
            code.add(edit.open());
            code.add(new VarInsnNode(Opcodes.ISTORE, open));
            code.add(new VarInsnNode(Opcodes.ILOAD, open));
        } else {
            code.add(new org.objectweb.asm.tree.InsnNode(Opcodes.ICONST_0));
        }
        code.add(edit.call(flaw, "before"));
        code.add(new VarInsnNode(Opcodes.LSTORE, start));
        return code;
    }

    private InsnList after(MutantEdit edit, int start, int open, boolean gated) {
        InsnList code = new InsnList();
        code.add(new VarInsnNode(Opcodes.LLOAD, start));
        if (gated) {
            code.add(new VarInsnNode(Opcodes.ILOAD, open));
        }
        code.add(edit.call(flaw, gated ? "gated" : "natural"));
        return code;
    }
}
