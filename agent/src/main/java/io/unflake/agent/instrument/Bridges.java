package io.unflake.agent.instrument;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The bridge methods added to a class, for method references and for calls whose hooks need more than the top of the
 * stack.
 */
final class Bridges {

    private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";
    private static final int SERIALIZABLE = 1;
    private static final int IMPLEMENTATION = 1;
    private static final int FLAGS = 3;

    private final ClassContext context;
    private final List<Bridge> bridges = new ArrayList<>();
    private boolean inInterface;
    private int version;

    Bridges(ClassContext context) {
        this.context = context;
    }

    void in(int classVersion, boolean isInterface) {
        version = classVersion & 0xffff;
        inInterface = isInterface;
    }

    /** Interfaces before Java 8 cannot have static methods. */
    boolean canCall() {
        return !inInterface || version >= Opcodes.V1_8;
    }

    /** Returns the arguments of a bootstrap method, with the target of a method reference replaced by a bridge. */
    Object[] replace(Handle bootstrap, Object[] arguments, MethodPlace place) {
        if (!bootstrap.getOwner().equals(METAFACTORY) || !(arguments[IMPLEMENTATION] instanceof Handle handle)) {
            return arguments;
        }
        Call call = Call.of(handle);
        if (call == null || isSerializable(arguments)) {
            return arguments;
        }
        List<Hooked> hooks = context.hooks(call, place);
        if (hooks.isEmpty()) {
            return arguments;
        }
        Object[] result = arguments.clone();
        result[IMPLEMENTATION] = add(call, hooks, place.line());
        return result;
    }

    /** Writes a call of a bridge, in which the receiver is accessible below the arguments. */
    void call(Call call, List<Hooked> hooks, MethodPlace place, MethodVisitor out) {
        Handle bridge = add(call, hooks, place.line());
        out.visitMethodInsn(
                Opcodes.INVOKESTATIC, bridge.getOwner(), bridge.getName(), bridge.getDesc(), bridge.isInterface());
    }

    /** Deserialisation looks up a serialisable lambda by the name of its target. */
    private static boolean isSerializable(Object[] arguments) {
        return arguments.length > FLAGS && arguments[FLAGS] instanceof Integer flags && (flags & SERIALIZABLE) != 0;
    }

    private Handle add(Call call, List<Hooked> hooks, int line) {
        Bridge bridge = new Bridge("unflake$bridge$" + bridges.size(), call, hooks, line);
        bridges.add(bridge);
        return new Handle(Opcodes.H_INVOKESTATIC, context.name(), bridge.name(), bridge.descriptor(), inInterface);
    }

    void write(ClassVisitor out) {
        bridges.forEach(bridge -> bridge.write(out, Opcodes.ACC_PRIVATE));
    }
}
