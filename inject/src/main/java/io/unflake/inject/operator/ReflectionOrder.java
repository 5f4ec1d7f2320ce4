package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.FirstMember;
import io.unflake.inject.place.CallSearch;
import java.util.List;
import org.objectweb.asm.Type;

/** RAM: a test relies on the order in which reflection returns members. */
final class ReflectionOrder extends BesideOperator {

    ReflectionOrder() {
        super(
                FirstMember.class,
                CallSearch.of(
                        "java/lang/Class.getDeclaredFields",
                        "java/lang/Class.getFields",
                        "java/lang/Class.getDeclaredMethods",
                        "java/lang/Class.getMethods",
                        "java/lang/Class.getDeclaredConstructors",
                        "java/lang/Class.getConstructors",
                        "java/lang/Class.getDeclaredField",
                        "java/lang/Class.getDeclaredMethod"));
    }

    @Override
    public String name() {
        return "RAM";
    }

    @Override
    public Kind kind() {
        return Kind.ID;
    }

    @Override
    public String antiPattern() {
        return "reflection is expected to return members in a certain order";
    }

    @Override
    public String reference() {
        return "issue 480 of commons-lang";
    }

    @Override
    List<Object> constants(MutantEdit edit) {
        return List.of(Type.getObjectType(edit.beside(FirstMember.class, "Order")), "number");
    }

    @Override
    String fails(MutantEdit edit) {
        return "if reflection returns fields in another order";
    }
}
