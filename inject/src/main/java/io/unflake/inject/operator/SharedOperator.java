package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.place.CallSearch;
import io.unflake.inject.place.TestClass;
import io.unflake.inject.place.TestMethod;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;

/**
 * An order-dependent operator whose shared state is outside the fields of the user. The dependent test is one of the user
 * that calls a fitting API, or is added if a class has none.
 *
 * <p>The class of the flaw has the methods {@code victim}, {@code polluter} and {@code cleaner}. A brittle test is the
 * victim, its state-setter the polluter.
 */
abstract class SharedOperator extends OrderOperator implements OrderOperator.State {

    private final Class<?> flaw;
    private final CallSearch calls;

    SharedOperator(Class<?> flaw, CallSearch calls) {
        this.flaw = flaw;
        this.calls = calls;
    }

    /** The constants that each method of the flaw gets. */
    List<Object> constants(MutantEdit edit) {
        return List.of();
    }

    @Override
    public List<FlawPlace> places(TestClass testClass, boolean gated) {
        List<FlawPlace> places = new ArrayList<>();
        if (!testClass.takesTests()) {
            return places;
        }
        for (TestMethod test : testClass.tests()) {
            calls.firstIn(test.node())
                    .ifPresent(position -> places.add(FlawPlace.own(
                            this,
                            testClass,
                            test,
                            CallSearch.describe(test.node(), position),
                            edit -> writeInto(edit, testClass, test))));
        }
        if (places.isEmpty()) {
            places.add(FlawPlace.template(this, testClass, edit -> writeTest(edit, testClass)));
        }
        return places;
    }

    /** The flaw comes first, since the call may be a part of an expression, such as a stubbing of Mockito. */
    private Written writeInto(MutantEdit edit, TestClass testClass, TestMethod test) {
        edit.code(test).instructions.insert(call(edit, "victim"));
        return addOthers(edit, testClass, test.name(), this);
    }

    private Written writeTest(MutantEdit edit, TestClass testClass) {
        String dependent = edit.addTest(edit.suffix() + (isBrittle() ? "Brittle" : "Victim"), call(edit, "victim"));
        return addOthers(edit, testClass, dependent, this);
    }

    @Override
    public InsnList change(MutantEdit edit) {
        return call(edit, "polluter");
    }

    @Override
    public InsnList undo(MutantEdit edit) {
        return call(edit, "cleaner");
    }

    private InsnList call(MutantEdit edit, String method) {
        InsnList code = new InsnList();
        constants(edit).forEach(each -> code.add(new LdcInsnNode(each)));
        code.add(edit.call(flaw, method));
        return code;
    }
}
