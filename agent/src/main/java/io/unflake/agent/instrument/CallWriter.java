package io.unflake.agent.instrument;

import io.unflake.model.strategy.Form;
import io.unflake.model.strategy.Target;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes a call with its hooks. The added code has no jumps and leaves the stack as the call would. */
final class CallWriter {

    /** How many stack slots the added code needs at most. */
    static final int EXTRA_STACK = 6;

    private static final String UNIT = "Ljava/util/concurrent/TimeUnit;";
    private static final String CUSTOM = "io/unflake/hooks/CustomHooks";
    private static final String TIMEOUT = "io/unflake/hooks/Timeout";

    private final MethodVisitor out;

    CallWriter(MethodVisitor out) {
        this.out = out;
    }

    void write(Call call, List<Hooked> hooks) {
        Hooked instead = null;
        for (Hooked hook : hooks) {
            switch (hook.target().form()) {
                case PRELUDE -> hook.callHook(out, "", "V");
                case PEEK -> {
                    if (!call.hasArguments()) {
                        peek(hook);
                    }
                }
                case ARGUMENT -> argument(call, hook);
                case ALL_ARGUMENTS -> reflection(hook);
                case REDIRECT, CLOCK, MILLIS -> instead = hook;
                default -> {}
            }
        }
        if (instead == null) {
            call.write(out);
        } else {
            replace(call, instead);
        }
        hooks.forEach(hook -> after(call, hook));
    }

    /** Passes the receiver, which must be on top of the stack, to a hook. */
    void peek(Hooked hook) {
        out.visitInsn(Opcodes.DUP);
        hook.callHook(out, "Ljava/lang/Object;", "V");
    }

    private void replace(Call call, Hooked hook) {
        String arguments = call.arguments();
        String parameters = arguments.substring(1, arguments.length() - 1);
        switch (hook.target().form()) {
            case CLOCK -> {
                hook.callHook(out, parameters, "Ljava/time/Clock;");
                call.writeOverload(out, "(Ljava/time/Clock;)" + call.result());
            }
            case MILLIS -> {
                hook.callHook(out, parameters, "J");
                call.writeOverload(out, "(J)V");
            }
            default -> {
                String receiver = call.isStatic() ? "" : "L" + hook.target().owner() + ";";
                hook.callHook(out, receiver + parameters, call.result());
            }
        }
    }

    private void argument(Call call, Hooked hook) {
        Type[] types = Type.getArgumentTypes(call.descriptor());
        String last = types[types.length - 1].getDescriptor();
        String beforeLast = types.length > 1 ? types[types.length - 2].getDescriptor() : "";
        if (beforeLast.equals("J") && last.equals(UNIT)) {
            hook.callHook(out, "J" + UNIT, "L" + TIMEOUT + ";");
            split("unit", UNIT);
        } else if (beforeLast.equals("J") && last.equals("I")) {
            hook.callHook(out, "JI", "L" + TIMEOUT + ";");
            split("nanos", "I");
        } else {
            hook.callHook(out, last, last);
        }
    }

    /** Replaces method, receiver and arguments of a reflective call. */
    private void reflection(Hooked hook) {
        String method = "java/lang/reflect/Method";
        hook.callHook(out, "L" + method + ";Ljava/lang/Object;[Ljava/lang/Object;", "[Ljava/lang/Object;");
        element(0, method);
        out.visitInsn(Opcodes.SWAP);
        element(1, "java/lang/Object");
        out.visitInsn(Opcodes.SWAP);
        element(2, "[Ljava/lang/Object;");
        out.visitInsn(Opcodes.SWAP);
        out.visitInsn(Opcodes.POP);
    }

    /** Pushes an element of the array on top of the stack and keeps the array. */
    private void element(int index, String type) {
        out.visitInsn(Opcodes.DUP);
        Hooked.push(out, index);
        out.visitInsn(Opcodes.AALOAD);
        out.visitTypeInsn(Opcodes.CHECKCAST, type);
    }

    /** Replaces a timeout on the stack by its amount and its second part. */
    private void split(String second, String type) {
        out.visitInsn(Opcodes.DUP);
        part(second, type);
        out.visitInsn(Opcodes.SWAP);
        part("amount", "J");
        out.visitInsn(Opcodes.DUP2_X1);
        out.visitInsn(Opcodes.POP2);
    }

    private void part(String name, String type) {
        out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, TIMEOUT, name, "()" + type, false);
    }

    private void after(Call call, Hooked hook) {
        Target target = hook.target();
        if (target.form() == Form.RESULT) {
            hook.callHook(out, call.result(), call.result());
        } else if (target.form() == Form.CUSTOM_RESULT) {
            customResult(call, hook);
        } else if (target.form() == Form.MADE) {
            out.visitInsn(Opcodes.DUP);
            hook.callHook(out, "Ljava/lang/Object;", "V");
        }
    }

    private void customResult(Call call, Hooked hook) {
        Type type = Type.getType(call.result());
        Boxes.box(out, type);
        out.visitLdcInsn(type.getClassName());
        Hooked.push(out, hook.site());
        custom("result", "(Ljava/lang/Object;Ljava/lang/String;I)Ljava/lang/Object;");
        Boxes.unbox(out, type);
    }

    /** Lets custom strategies change the argument on top of the stack. */
    void customArgument(Hooked hook, Type type, int index) {
        Boxes.box(out, type);
        out.visitLdcInsn(type.getClassName());
        Hooked.push(out, index);
        Hooked.push(out, hook.site());
        custom("argument", "(Ljava/lang/Object;Ljava/lang/String;II)Ljava/lang/Object;");
        Boxes.unbox(out, type);
    }

    private void custom(String method, String descriptor) {
        out.visitMethodInsn(Opcodes.INVOKESTATIC, CUSTOM, method, descriptor, false);
    }
}
