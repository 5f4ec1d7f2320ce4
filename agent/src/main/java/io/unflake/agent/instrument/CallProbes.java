package io.unflake.agent.instrument;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Adds probes to the beginning of a method and to its returns. */
final class CallProbes extends MethodVisitor {

    private static final String HOOKS = "io/unflake/hooks/DetailHooks";
    private static final int FIRST_VERSION_WITH_FRAMES = 50;
    private static final int STACK_FOR_ARGUMENTS = 6;

    private final int number;
    private final String descriptor;
    private final boolean isStatic;
    private final int version;

    CallProbes(MethodVisitor out, int number, String descriptor, boolean isStatic, int version) {
        super(Opcodes.ASM9, out);
        this.number = number;
        this.descriptor = descriptor;
        this.isStatic = isStatic;
        this.version = version;
    }

    /** Arguments are collected only if the call is of interest, since that takes longer than most methods. */
    @Override
    public void visitCode() {
        super.visitCode();
        Label rest = new Label();
        Hooked.push(mv, number);
        call("wants", "(I)Z");
        super.visitJumpInsn(Opcodes.IFEQ, rest);
        pushArguments();
        Hooked.push(mv, number);
        call("entered", "([Ljava/lang/Object;I)V");
        super.visitLabel(rest);
        if (version >= FIRST_VERSION_WITH_FRAMES) {
            super.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }
        // There may be only one frame for an instruction, and the first of the method may have one.
        super.visitInsn(Opcodes.NOP);
    }

    private void pushArguments() {
        Type[] types = Type.getArgumentTypes(descriptor);
        Hooked.push(mv, types.length);
        super.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
        int local = isStatic ? 0 : 1;
        for (int i = 0; i < types.length; i++) {
            super.visitInsn(Opcodes.DUP);
            Hooked.push(mv, i);
            super.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), local);
            Boxes.box(mv, types[i]);
            super.visitInsn(Opcodes.AASTORE);
            local += types[i].getSize();
        }
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            exit(Type.getReturnType(descriptor));
        }
        super.visitInsn(opcode);
    }

    private void exit(Type result) {
        boolean isObject = result.getSort() == Type.OBJECT || result.getSort() == Type.ARRAY;
        if (result.getSize() > 0) {
            super.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
        }
        Hooked.push(mv, number);
        String parameter = isObject ? "Ljava/lang/Object;" : result.getSize() == 0 ? "" : result.getDescriptor();
        call("exited", "(" + parameter + "I)V");
    }

    private void call(String hook, String signature) {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, hook, signature, false);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(Math.max(STACK_FOR_ARGUMENTS, maxStack + 3), maxLocals);
    }
}
