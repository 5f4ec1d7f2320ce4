package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.SharedField;
import io.unflake.inject.place.FieldUse;
import io.unflake.inject.place.TestClass;
import io.unflake.inject.place.TestMethod;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/**
 * An order-dependent operator whose shared state is a field of the test class. It takes fields of the user that only one
 * test reads, so that no other test is affected, or adds a field if a class has none.
 */
abstract class FieldOperator extends OrderOperator {

    private final boolean isStatic;

    FieldOperator(boolean isStatic) {
        this.isStatic = isStatic;
    }

    @Override
    public List<FlawPlace> places(TestClass testClass, boolean gated) {
        List<FlawPlace> places = new ArrayList<>();
        if (!testClass.takesTests()) {
            return places;
        }
        List<TestMethod> taken = new ArrayList<>();
        for (FieldUse use : FieldUse.ofOneTest(testClass, isStatic)) {
            if (!taken.contains(use.reader())) {
                taken.add(use.reader());
                places.add(FlawPlace.own(
                        this,
                        testClass,
                        use.reader(),
                        "the field " + use.field().name,
                        edit -> writeOwn(edit, testClass, use)));
            }
        }
        if (places.isEmpty()) {
            places.add(FlawPlace.template(this, testClass, edit -> writeTemplate(edit, testClass)));
        }
        return places;
    }

    private Written writeOwn(MutantEdit edit, TestClass testClass, FieldUse use) {
        FieldNode field = use.field();
        MethodNode code = edit.code(use.reader());
        FieldState state = new FieldState(edit, field.name, field.desc, isStatic);
        code.instructions.insert(check(edit, state));
        return addOthers(edit, testClass, use.reader().name(), state);
    }

    private Written writeTemplate(MutantEdit edit, TestClass testClass) {
        FieldState state = new FieldState(edit, edit.addField("shared", "I", isStatic), "I", isStatic);
        String victim = edit.addTest(edit.suffix() + "Victim", check(edit, state));
        return addOthers(edit, testClass, victim, state);
    }

    private static InsnList check(MutantEdit edit, FieldState state) {
        InsnList code = state.load();
        code.add(edit.call(SharedField.class, state.check()));
        return code;
    }
}
