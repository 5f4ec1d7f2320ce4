package io.unflake.agent.instrument;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Is told before each instruction, after the labels and frames that precede it. */
abstract class InstructionVisitor extends MethodVisitor {

    InstructionVisitor(MethodVisitor out) {
        super(Opcodes.ASM9, out);
    }

    abstract void beforeInstruction();

    @Override
    public void visitInsn(int opcode) {
        beforeInstruction();
        super.visitInsn(opcode);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        beforeInstruction();
        super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitVarInsn(int opcode, int local) {
        beforeInstruction();
        super.visitVarInsn(opcode, local);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        beforeInstruction();
        super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        beforeInstruction();
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        beforeInstruction();
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        beforeInstruction();
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        beforeInstruction();
        super.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitLdcInsn(Object value) {
        beforeInstruction();
        super.visitLdcInsn(value);
    }

    @Override
    public void visitIincInsn(int local, int increment) {
        beforeInstruction();
        super.visitIincInsn(local, increment);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
        beforeInstruction();
        super.visitTableSwitchInsn(min, max, other, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
        beforeInstruction();
        super.visitLookupSwitchInsn(other, keys, labels);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        beforeInstruction();
        super.visitMultiANewArrayInsn(descriptor, dimensions);
    }
}
