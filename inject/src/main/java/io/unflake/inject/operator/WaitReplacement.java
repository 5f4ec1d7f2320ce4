package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.place.CallPattern;
import io.unflake.inject.place.CallPattern.Match;
import io.unflake.inject.place.CallSearch;
import io.unflake.inject.place.TestClass;
import io.unflake.inject.place.TestMethod;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Replaces the first fitting wait in tests of the user by a method of a flaw, which gets the same arguments and a mode: 0
 * if the gate is closed, 1 if it is open, 2 if there is none.
 */
record WaitReplacement(Operator operator, Class<?> flaw, List<CallPattern> patterns, String fails) {

    List<FlawPlace> places(TestClass testClass) {
        List<FlawPlace> places = new ArrayList<>();
        for (TestMethod test : testClass.tests()) {
            CallPattern.first(patterns, test.node())
                    .ifPresent(match -> places.add(FlawPlace.own(
                            operator,
                            testClass,
                            test,
                            CallSearch.describe(test.node(), match.position()),
                            edit -> write(edit, test, match))));
        }
        return places;
    }

    private Written write(MutantEdit edit, TestMethod test, Match match) {
        MethodNode code = edit.code(test);
        AbstractInsnNode call = code.instructions.get(match.position());
        InsnList substitute = new InsnList();
        if (edit.settings().gated()) {
            substitute.add(new VarInsnNode(Opcodes.ILOAD, edit.drawAtStart(code)));
        } else {
            substitute.add(new InsnNode(Opcodes.ICONST_2));
        }
        substitute.add(edit.call(flaw, match.pattern().substitute()));
        code.instructions.insert(call, substitute);
        code.instructions.remove(call);
        return Written.flaky(test.runsAs(), test.name(), fails);
    }
}
