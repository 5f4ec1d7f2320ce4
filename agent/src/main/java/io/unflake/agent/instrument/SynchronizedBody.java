package io.unflake.agent.instrument;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes a synchronized method acquire and release its lock by instructions, so that there can be a delay point before and
 * after. The method must no longer be declared as synchronized.
 */
final class SynchronizedBody extends MethodVisitor {

    private static final int LOCK_AND_EXCEPTION = 2;

    private final String className;
    private final boolean isStatic;
    private final boolean needsFrames;
    private final Label begin = new Label();

    /** @param version the version of the class file */
    SynchronizedBody(MethodVisitor out, String className, boolean isStatic, int version) {
        super(Opcodes.ASM9, out);
        this.className = className;
        this.isStatic = isStatic;
        needsFrames = version >= Opcodes.V1_6;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        lock(Opcodes.MONITORENTER);
        visitLabel(begin);
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            lock(Opcodes.MONITOREXIT);
        }
        super.visitInsn(opcode);
    }

    private void lock(int opcode) {
        if (isStatic) {
            visitLdcInsn(Type.getObjectType(className));
        } else {
            visitVarInsn(Opcodes.ALOAD, 0);
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        Label handler = new Label();
        visitLabel(handler);
        if (needsFrames) {
            Object[] locals = isStatic ? new Object[0] : new Object[] {className};
            visitFrame(Opcodes.F_FULL, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
        }
        lock(Opcodes.MONITOREXIT);
        super.visitInsn(Opcodes.ATHROW);
        visitTryCatchBlock(begin, handler, handler, null);
        super.visitMaxs(Math.max(maxStack + 1, LOCK_AND_EXCEPTION), maxLocals);
    }
}
