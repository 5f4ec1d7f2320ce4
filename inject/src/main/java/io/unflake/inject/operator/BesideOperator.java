package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.place.CallSearch;
import io.unflake.inject.place.TestClass;
import io.unflake.inject.place.TestMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * An operator whose flaw is a statement beside calls of the user that fit it, or in an added test if a class has none.
 *
 * <p>The class of the flaw has two methods, {@code gated} and {@code natural}. The first one has the decision of the gate
 * as its last parameter; constants come before.
 */
abstract class BesideOperator implements Operator {

    private final Class<?> flaw;
    private final CallSearch calls;

    BesideOperator(Class<?> flaw, CallSearch calls) {
        this.flaw = flaw;
        this.calls = calls;
    }

    /** The constants that the flaw gets. */
    List<Object> constants(MutantEdit edit) {
        return List.of();
    }

    /** When the test fails. */
    abstract String fails(MutantEdit edit);

    @Override
    public List<FlawPlace> places(TestClass testClass, boolean gated) {
        List<FlawPlace> places = new ArrayList<>();
        for (TestMethod test : testClass.tests()) {
            fitting(test)
                    .ifPresent(position -> places.add(FlawPlace.own(
                            this,
                            testClass,
                            test,
                            CallSearch.describe(test.node(), position),
                            edit -> writeBeside(edit, test, position))));
        }
        if (places.isEmpty() && testClass.takesTests()) {
            places.add(FlawPlace.template(this, testClass, edit -> writeTest(edit, testClass)));
        }
        return places;
    }

    /** The position of the call beside which the flaw is written. */
    Optional<Integer> fitting(TestMethod test) {
        return calls.firstIn(test.node());
    }

    private Written writeBeside(MutantEdit edit, TestMethod test, int position) {
        MethodNode code = edit.code(test);
        AbstractInsnNode call = code.instructions.get(position);
        InsnList statement = arguments(edit);
        if (edit.settings().gated()) {
            int open = edit.drawAtStart(code);
            statement.add(new VarInsnNode(Opcodes.ILOAD, open));
        }
        statement.add(edit.call(flaw, edit.settings().gated() ? "gated" : "natural"));
        code.instructions.insert(call, statement);
        return Written.flaky(test.runsAs(), test.name(), fails(edit));
    }

    private Written writeTest(MutantEdit edit, TestClass testClass) {
        InsnList statement = arguments(edit);
        if (edit.settings().gated()) {
            statement.add(edit.open());
        }
        statement.add(edit.call(flaw, edit.settings().gated() ? "gated" : "natural"));
        String name = edit.addTest(edit.suffix(), statement);
        return Written.flaky(List.of(testClass.name()), name, fails(edit));
    }

    private InsnList arguments(MutantEdit edit) {
        InsnList code = new InsnList();
        constants(edit).forEach(each -> code.add(new LdcInsnNode(each)));
        return code;
    }
}
