package io.unflake.agent.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Adds a probe to each access to a field that outlives a test. */
final class FieldProbes extends MethodVisitor {

    private static final String TOUCHED = "io/unflake/hooks/TouchedState";
    private static final String OF_OBJECT = "(Ljava/lang/Object;I)V";

    private final RecordedClass recording;
    private final String className;
    private final String method;

    FieldProbes(MethodVisitor out, RecordedClass recording, String className, String method) {
        super(Opcodes.ASM9, out);
        this.recording = recording;
        this.className = className;
        this.method = method;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        String shared = recording.sharedBySpock(method);
        if (shared != null) {
            super.visitVarInsn(Opcodes.ALOAD, 0);
            hit(recording.ofInstance(className, shared), method.startsWith("set"), OF_OBJECT);
        }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        boolean ofInstance = opcode == Opcodes.GETFIELD || opcode == Opcodes.PUTFIELD;
        if (ofInstance && isShared(recording, className, method, owner)) {
            copyHolder(mv, opcode, descriptor);
            hit(recording.ofInstance(owner, name), opcode == Opcodes.PUTFIELD, OF_OBJECT);
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
        if (!ofInstance && isUse(className, method, owner, name)) {
            hit(recording.ofClass(owner, name), opcode == Opcodes.PUTSTATIC, "(I)V");
        }
    }

    /** Whether an access to a static field counts; initialising a field is not a use of it. */
    static boolean isUse(String className, String method, String owner, String name) {
        boolean isInitialised = method.equals("<clinit>") && owner.equals(className);
        return !isInitialised && !Hierarchy.isJdk(owner) && !name.startsWith("$");
    }

    /** Constructors only create the object, and must not leak it before it is complete. */
    static boolean isShared(RecordedClass recording, String className, String method, String owner) {
        boolean near = owner.equals(className) || className.startsWith(owner + "$");
        return near && !method.equals("<init>") && recording.isShared(owner);
    }

    /** Copies the object whose field is accessed to the top of the stack. */
    static void copyHolder(MethodVisitor out, int opcode, String descriptor) {
        if (opcode == Opcodes.GETFIELD) {
            out.visitInsn(Opcodes.DUP);
        } else if (descriptor.equals("J") || descriptor.equals("D")) {
            out.visitInsn(Opcodes.DUP2_X1);
            out.visitInsn(Opcodes.POP2);
            out.visitInsn(Opcodes.DUP_X2);
        } else {
            out.visitInsn(Opcodes.SWAP);
            out.visitInsn(Opcodes.DUP_X1);
        }
    }

    private void hit(int number, boolean write, String descriptor) {
        Hooked.push(mv, number + (write ? 1 : 0));
        super.visitMethodInsn(Opcodes.INVOKESTATIC, TOUCHED, "hit", descriptor, false);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(maxStack + 2, maxLocals);
    }
}
