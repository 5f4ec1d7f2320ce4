package io.unflake.agent.instrument;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes a synchronized method acquire and release its lock by instructions, so that there can be a delay point before and
 * after. The method must no longer be declared as synchronized.
 */
final class SynchronizedBody extends InstructionVisitor {

    private static final int LOCK_AND_EXCEPTION = 2;

    private final String className;
    private final boolean isStatic;
    private final boolean needsFrames;
    private final List<Label> begins = new ArrayList<>();
    private final List<Label> ends = new ArrayList<>();
    private boolean locked;

    /** @param version the version of the class file */
    SynchronizedBody(MethodVisitor out, String className, boolean isStatic, int version) {
        super(out);
        this.className = className;
        this.isStatic = isStatic;
        needsFrames = version >= Opcodes.V1_6;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        lock(Opcodes.MONITORENTER);
    }

    /** Begins a range whose handler releases the lock. */
    @Override
    void beforeInstruction() {
        if (!locked) {
            locked = true;
            begins.add(mark());
        }
    }

    private void endRange() {
        if (locked) {
            locked = false;
            ends.add(mark());
        }
    }

    private Label mark() {
        Label label = new Label();
        mv.visitLabel(label);
        return label;
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            endRange();
            lock(Opcodes.MONITOREXIT);
            mv.visitInsn(opcode);
        } else {
            super.visitInsn(opcode);
        }
    }

    private void lock(int opcode) {
        if (isStatic) {
            mv.visitLdcInsn(Type.getObjectType(className));
        } else {
            mv.visitVarInsn(Opcodes.ALOAD, 0);
        }
        mv.visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        endRange();
        Label handler = mark();
        if (needsFrames) {
            Object[] locals = isStatic ? new Object[0] : new Object[] {className};
            mv.visitFrame(Opcodes.F_FULL, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
        }
        lock(Opcodes.MONITOREXIT);
        mv.visitInsn(Opcodes.ATHROW);
        for (int i = 0; i < begins.size(); i++) {
            mv.visitTryCatchBlock(begins.get(i), ends.get(i), handler, null);
        }
        super.visitMaxs(Math.max(maxStack + 1, LOCK_AND_EXCEPTION), maxLocals);
    }
}
