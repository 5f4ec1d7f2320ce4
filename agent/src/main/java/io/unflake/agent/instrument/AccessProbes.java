package io.unflake.agent.instrument;

import io.unflake.agent.detail.RecordedCode;
import io.unflake.agent.detail.RecordedMethod;
import io.unflake.agent.record.FieldSlot;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Adds probes that tell who accesses a field that outlives a test. */
final class AccessProbes extends MethodVisitor {

    private static final String HOOKS = "io/unflake/hooks/DetailHooks";

    private final RecordedCode code;
    private final RecordedClass recording;
    private final String className;
    private final String method;
    private final RecordedMethod recorded;

    /** @param recorded the method, null if its calls are not recorded */
    AccessProbes(
            MethodVisitor out,
            RecordedCode code,
            RecordedClass recording,
            String className,
            String method,
            RecordedMethod recorded) {
        super(Opcodes.ASM9, out);
        this.code = code;
        this.recording = recording;
        this.className = className;
        this.method = method;
        this.recorded = recorded;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.GETFIELD || opcode == Opcodes.PUTFIELD) {
            ofInstance(opcode, owner, name, descriptor);
        } else if (FieldProbes.isUse(className, method, owner, name)) {
            ofClass(opcode, owner, name, descriptor);
        } else {
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }
    }

    private void ofInstance(int opcode, String owner, String name, String descriptor) {
        if (FieldProbes.isShared(recording, className, method, owner)) {
            FieldSlot field = recording.slot(recording.ofInstance(owner, name));
            FieldProbes.copyHolder(mv, opcode, descriptor);
            call("accessed", "(Ljava/lang/Object;I)V", code.place(field, opcode == Opcodes.PUTFIELD));
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    private void ofClass(int opcode, String owner, String name, String descriptor) {
        FieldSlot field = recording.slot(recording.ofClass(owner, name));
        boolean written = opcode == Opcodes.PUTSTATIC;
        int place = code.place(field, written);
        if (recorded != null) {
            recorded.accesses(field);
        }
        if (written) {
            beforeWrite(owner, name, descriptor, place);
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
        call("accessed", "(I)V", place);
    }

    /** A read initialises the class exactly where the write would, so that there is a value before the write. */
    private void beforeWrite(String owner, String name, String descriptor, int place) {
        if (!owner.equals(className)) {
            super.visitFieldInsn(Opcodes.GETSTATIC, owner, name, descriptor);
            boolean isWide = descriptor.equals("J") || descriptor.equals("D");
            super.visitInsn(isWide ? Opcodes.POP2 : Opcodes.POP);
        }
        call("writes", "(I)V", place);
    }

    private void call(String hook, String descriptor, int number) {
        Hooked.push(mv, number);
        super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, hook, descriptor, false);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(maxStack + 3, maxLocals);
    }
}
