package io.unflake.agent.instrument;

import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A call instruction. */
record Call(int opcode, String owner, String name, String descriptor, boolean isInterface) {

    /** Returns the call that a method reference makes, null if it is not a method call. */
    static Call of(Handle handle) {
        int opcode = switch (handle.getTag()) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            default -> 0;
        };
        return opcode == 0
                ? null
                : new Call(opcode, handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface());
    }

    boolean isStatic() {
        return opcode == Opcodes.INVOKESTATIC;
    }

    boolean isConstructor() {
        return name.equals("<init>");
    }

    /** Whether this calls a method of the superclass, or a private method as older compilers wrote it. */
    boolean isSuper() {
        return opcode == Opcodes.INVOKESPECIAL && !isConstructor();
    }

    boolean hasArguments() {
        return descriptor.charAt(1) != ')';
    }

    String arguments() {
        return arguments(descriptor);
    }

    static String arguments(String descriptor) {
        return descriptor.substring(0, descriptor.indexOf(')') + 1);
    }

    String result() {
        return descriptor.substring(descriptor.indexOf(')') + 1);
    }

    void write(MethodVisitor out) {
        out.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    /** Writes a call of the overload with another descriptor. */
    void writeOverload(MethodVisitor out, String otherDescriptor) {
        out.visitMethodInsn(opcode, owner, name, otherDescriptor, isInterface);
    }
}
