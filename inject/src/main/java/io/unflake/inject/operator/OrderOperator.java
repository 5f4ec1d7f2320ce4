package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.place.TestClass;
import io.unflake.model.labels.LabelledTest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;

/** An operator that makes a test depend on others: on polluters and cleaners, or on state-setters and state-unsetters. */
abstract class OrderOperator implements Operator {

    @Override
    public Kind kind() {
        return Kind.OD;
    }

    /** Whether the test needs another one to pass. */
    boolean isBrittle() {
        return false;
    }

    /** What a test does to the shared state; made anew for each use. */
    interface State {

        /** Changes it, so that the victim fails or the brittle test passes. */
        InsnList change(MutantEdit edit);

        /** Undoes the change. */
        InsnList undo(MutantEdit edit);
    }

    /** Adds the tests that change and undo the state, all after the test that depends on it. */
    Written addOthers(MutantEdit edit, TestClass testClass, String dependent, State state) {
        String polluter = edit.addTest(name(dependent, edit, isBrittle() ? "Setter" : "Polluter"), state.change(edit));
        return addCleaners(edit, testClass, dependent, polluter, state::undo);
    }

    /** Adds the tests that undo what the polluter or state-setter has done. */
    Written addCleaners(
            MutantEdit edit,
            TestClass testClass,
            String dependent,
            String polluter,
            Function<MutantEdit, InsnList> undo) {
        List<LabelledTest> tests = new ArrayList<>();
        tests.add(label(testClass, dependent, isBrittle() ? LabelledTest.BRITTLE : LabelledTest.VICTIM));
        tests.add(label(testClass, polluter, isBrittle() ? LabelledTest.STATE_SETTER : LabelledTest.POLLUTER));
        for (int i = 0; i < edit.settings().k(); i++) {
            String cleaner = edit.addTest(
                    name(dependent, edit, (isBrittle() ? "Unsetter" : "Cleaner") + i), cleaner(edit, undo, i));
            tests.add(label(testClass, cleaner, isBrittle() ? LabelledTest.STATE_UNSETTER : LabelledTest.CLEANER));
        }
        String unless = edit.settings().k() == 0
                ? ""
                : isBrittle() ? ", or if a state-unsetter runs in between" : ", unless a cleaner runs in between";
        return new Written(tests, (isBrittle() ? "unless " + polluter + " runs before" : "after " + polluter) + unless);
    }

    private static LabelledTest label(TestClass testClass, String method, String role) {
        return new LabelledTest(testClass.name() + "#" + method, role);
    }

    private static String name(String dependent, MutantEdit edit, String role) {
        String start = "z" + edit.suffix() + role;
        return TestNames.after(dependent, start).orElse(start);
    }

    private static InsnList cleaner(MutantEdit edit, Function<MutantEdit, InsnList> undo, int number) {
        InsnList code = new InsnList();
        LabelNode end = new LabelNode();
        if (edit.settings().gated()) {
            code.add(edit.cleans(number));
            code.add(new JumpInsnNode(Opcodes.IFEQ, end));
        }
        code.add(undo.apply(edit));
        code.add(end);
        return code;
    }
}
