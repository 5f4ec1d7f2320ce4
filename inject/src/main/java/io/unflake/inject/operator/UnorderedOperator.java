package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.place.CallSearch;
import io.unflake.inject.place.TestClass;
import io.unflake.inject.place.TestMethod;
import io.unflake.inject.place.UnorderedLocals;
import io.unflake.inject.place.UnorderedLocals.Found;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * An operator whose flaw relies on the order of an unordered collection: of one in a local variable of the user, or of one
 * in an added test. The class of the flaw has a method {@code own} in addition.
 */
abstract class UnorderedOperator extends BesideOperator {

    private final Class<?> flaw;

    UnorderedOperator(Class<?> flaw) {
        super(flaw, CallSearch.of());
        this.flaw = flaw;
    }

    @Override
    public Kind kind() {
        return Kind.ID;
    }

    @Override
    public List<FlawPlace> places(TestClass testClass, boolean gated) {
        List<FlawPlace> places = new ArrayList<>();
        for (TestMethod test : testClass.tests()) {
            UnorderedLocals.in(testClass, test)
                    .ifPresent(found -> places.add(FlawPlace.own(
                            this, testClass, test, "a local " + found.type(), edit -> write(edit, test, found))));
        }
        return places.isEmpty() ? super.places(testClass, gated) : places;
    }

    private Written write(MutantEdit edit, TestMethod test, Found found) {
        MethodNode code = edit.code(test);
        AbstractInsnNode end = code.instructions.get(found.position());
        InsnList statement = new InsnList();
        statement.add(new VarInsnNode(Opcodes.ALOAD, found.local()));
        if (edit.settings().gated()) {
            statement.add(new VarInsnNode(Opcodes.ILOAD, edit.drawAtStart(code)));
        } else {
            statement.add(new InsnNode(Opcodes.ICONST_1));
        }
        statement.add(edit.call(flaw, "own"));
        code.instructions.insertBefore(end, statement);
        return Written.flaky(test.runsAs(), test.name(), fails(edit));
    }

    @Override
    String fails(MutantEdit edit) {
        return "if an unordered collection is iterated in another order";
    }
}
