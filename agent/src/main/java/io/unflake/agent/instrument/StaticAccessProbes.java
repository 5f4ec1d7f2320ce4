package io.unflake.agent.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Adds to a method, after each access to a static field, what tells that it was read or written. */
final class StaticAccessProbes extends MethodVisitor {

    private static final String TOUCHED = "io/unflake/hooks/Touched";

    private final FieldNumbers numbers;
    private final String ownFields;

    /** Knows the number for reading a static field; the next one is for writing it. */
    interface FieldNumbers {

        int of(String owner, String name);
    }

    /** @param ownFields the class whose fields do not count, since this method initialises them; null if there is none */
    StaticAccessProbes(MethodVisitor out, FieldNumbers numbers, String ownFields) {
        super(Opcodes.ASM9, out);
        this.numbers = numbers;
        this.ownFields = ownFields;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        super.visitFieldInsn(opcode, owner, name, descriptor);
        boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
        if (isStatic && !owner.equals(ownFields) && !Hierarchy.isJdk(owner) && !name.startsWith("$")) {
            Hooked.push(mv, numbers.of(owner, name) + (opcode == Opcodes.PUTSTATIC ? 1 : 0));
            super.visitMethodInsn(Opcodes.INVOKESTATIC, TOUCHED, "hit", "(I)V", false);
        }
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(maxStack + 1, maxLocals);
    }
}
