package io.unflake.agent.instrument;

import io.unflake.agent.instrument.DelayPoints.Around;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Adds the delay points of one method. */
final class DelayProbes extends InstructionVisitor {

    private static final String SYNCHRONIZED = "synchronized";
    private static final String TASK = "task";
    private static final int NOTHING = -1;

    private final DelayTargets targets;
    private final DelayPoints.InMethod points;
    private final boolean isTask;
    private Around task;
    private int released = NOTHING;

    /** @param isTask whether the method runs a task, so that its begin and its end are delay points */
    DelayProbes(MethodVisitor out, DelayTargets targets, DelayPoints.InMethod points, boolean isTask) {
        super(out);
        this.targets = targets;
        this.points = points;
        this.isTask = isTask;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        if (isTask) {
            markFirstLine();
            task = points.around(points.isLambda() ? TASK : points.method() + "()");
            pass(task.before());
        }
    }

    /** Otherwise the stack of the first delay would not tell the line. */
    private void markFirstLine() {
        if (points.line() > 0) {
            Label start = new Label();
            mv.visitLabel(start);
            mv.visitLineNumber(points.line(), start);
        }
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        points.line(line);
        super.visitLineNumber(line, start);
    }

    @Override
    public void visitInsn(int opcode) {
        beforeInstruction();
        if (opcode == Opcodes.MONITORENTER) {
            pass(points.around(SYNCHRONIZED).before());
        } else if (isTask && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            pass(task.after());
        }
        super.visitInsn(opcode);
        if (opcode == Opcodes.MONITOREXIT) {
            released = points.around(SYNCHRONIZED).after();
        }
    }

    /**
     * The point after a lock was released comes before the next instruction, so that it is outside of the range whose
     * handler releases the lock.
     */
    @Override
    void beforeInstruction() {
        if (released != NOTHING) {
            int point = released;
            released = NOTHING;
            pass(point);
        }
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        beforeInstruction();
        String api = targets.api(owner, name, descriptor);
        if (api == null) {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            return;
        }
        Around call = points.around(api);
        pass(call.before());
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        pass(call.after());
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        beforeInstruction();
        if (!targets.isVolatile(owner, name)) {
            super.visitFieldInsn(opcode, owner, name, descriptor);
            return;
        }
        Around access = points.around("volatile " + owner.replace('/', '.') + "." + name);
        pass(access.before());
        super.visitFieldInsn(opcode, owner, name, descriptor);
        pass(access.after());
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        if (ReferredTask.isCreatedBy(points.owner(), descriptor, bootstrap, arguments)) {
            ReferredTask.wrap(mv, descriptor, points.around(TASK));
        }
    }

    private void pass(int point) {
        Hooked.push(mv, point);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, "io/unflake/hooks/DelayHooks", "pass", "(I)V", false);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(maxStack + ReferredTask.EXTRA_STACK, maxLocals);
    }
}
