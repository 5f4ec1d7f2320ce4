package io.unflake.agent.instrument;

import java.util.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A task that is a method of another class, passed by reference: its own code may have no delay points. */
final class ReferredTask {

    /** Two numbers of points. */
    static final int EXTRA_STACK = 2;

    private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory.metafactory";
    private static final int IMPLEMENTATION = 1;

    /** The types of tasks, each with its hook. */
    private static final Map<String, String> TYPES = Map.of(
            "java/lang/Runnable", "runnable",
            "java/util/concurrent/Callable", "callable",
            "java/util/function/Supplier", "supplier",
            "java/util/function/Function", "function",
            "java/util/function/Consumer", "consumer");

    private ReferredTask() {}

    /**
     * Whether an instruction creates such a task.
     *
     * @param className the class with the instruction, whose methods have delay points where they begin and end
     */
    static boolean isCreatedBy(String className, String descriptor, Handle bootstrap, Object... arguments) {
        return METAFACTORY.equals(bootstrap.getOwner() + "." + bootstrap.getName())
                && TYPES.containsKey(Type.getReturnType(descriptor).getInternalName())
                && arguments[IMPLEMENTATION] instanceof Handle method
                && method.getTag() != Opcodes.H_NEWINVOKESPECIAL
                && !method.getOwner().equals(className);
    }

    /** Replaces the task on the stack by one that passes two points. */
    static void wrap(MethodVisitor out, String descriptor, DelayPoints.Around points) {
        Type created = Type.getReturnType(descriptor);
        String type = created.getDescriptor();
        Hooked.push(out, points.before());
        Hooked.push(out, points.after());
        out.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "io/unflake/hooks/TaskHooks",
                TYPES.get(created.getInternalName()),
                "(" + type + "II)" + type,
                false);
    }
}
