package io.unflake.agent.instrument;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Adds probes for the use of classes to a method, and for start and end to a static initialiser. */
final class InitialiserProbes extends MethodVisitor {

    private static final String TOUCH = "io/unflake/hooks/UsedClasses";
    private static final String INITIALISERS = "io/unflake/hooks/Initialisers";
    private static final int FIRST_VERSION_WITH_FRAMES = 50;

    private final Uses uses;
    private final String className;
    private final int version;
    private final Entry entry;
    private final Label start = new Label();

    /** What entering a method means for its class. */
    enum Entry {
        /** No effect. */
        NOTHING,
        /** The class is used. */
        USE,
        /** The class is initialised. */
        INITIALISER
    }

    InitialiserProbes(MethodVisitor out, Uses uses, String className, int version, Entry entry) {
        super(Opcodes.ASM9, out);
        this.uses = uses;
        this.className = className;
        this.version = version & 0xffff;
        this.entry = entry;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        switch (entry) {
            case USE -> call(TOUCH, "hit", className);
            case INITIALISER -> {
                call(INITIALISERS, "enter", className);
                super.visitLabel(start);
            }
            case NOTHING -> {}
        }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
        if (isStatic
                && !owner.equals(className)
                && !Hierarchy.isJdk(owner)
                && uses.ownerMayReach().test(owner)) {
            call(TOUCH, "hit", owner);
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    private void call(String hook, String method, String touched) {
        Hooked.push(mv, uses.initialisation().id(touched));
        super.visitMethodInsn(Opcodes.INVOKESTATIC, hook, method, "(I)V", false);
    }

    @Override
    public void visitInsn(int opcode) {
        if (entry == Entry.INITIALISER && opcode == Opcodes.RETURN) {
            exit();
        }
        super.visitInsn(opcode);
    }

    private void exit() {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, INITIALISERS, "exit", "()V", false);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        if (entry == Entry.INITIALISER) {
            exitOnException();
        }
        super.visitMaxs(Math.max(1, maxStack) + 1, maxLocals);
    }

    private void exitOnException() {
        Label end = new Label();
        super.visitLabel(end);
        super.visitTryCatchBlock(start, end, end, null);
        if (version >= FIRST_VERSION_WITH_FRAMES) {
            super.visitFrame(Opcodes.F_FULL, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
        }
        exit();
        super.visitInsn(Opcodes.ATHROW);
    }
}
