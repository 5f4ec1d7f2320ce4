package io.unflake.agent.instrument;

import io.unflake.model.strategy.Form;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A static method that makes one hooked call; its parameters are the receiver, if there is one, and the arguments. */
record Bridge(String name, Call call, List<Hooked> hooks, int line) {

    String descriptor() {
        if (call.isConstructor()) {
            return call.arguments() + "L" + call.owner() + ";";
        }
        return call.isStatic()
                ? call.descriptor()
                : "(L" + call.owner() + ";" + call.descriptor().substring(1);
    }

    void write(ClassVisitor classOut, int visibility) {
        int access = visibility | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        MethodVisitor out = classOut.visitMethod(access, name, descriptor(), null, null);
        out.visitCode();
        writeLine(out);
        if (call.isConstructor()) {
            out.visitTypeInsn(Opcodes.NEW, call.owner());
            out.visitInsn(Opcodes.DUP);
        }
        CallWriter writer = new CallWriter(out);
        int locals = loadArguments(out, writer);
        writer.write(call, hooks);
        out.visitInsn(Type.getReturnType(descriptor()).getOpcode(Opcodes.IRETURN));
        out.visitMaxs(locals + CallWriter.EXTRA_STACK + 2, locals);
        out.visitEnd();
    }

    private void writeLine(MethodVisitor out) {
        if (line > 0) {
            Label start = new Label();
            out.visitLabel(start);
            out.visitLineNumber(line, start);
        }
    }

    private int loadArguments(MethodVisitor out, CallWriter writer) {
        int local = 0;
        int index = call.isStatic() || call.isConstructor() ? 1 : 0;
        for (Type type : Type.getArgumentTypes(descriptor())) {
            out.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
            local += type.getSize();
            loaded(writer, type, index++);
        }
        return local;
    }

    /**
     * Writes the hooks for the value loaded last.
     *
     * @param index 0 for the receiver, counted from 1 for arguments
     */
    private void loaded(CallWriter writer, Type type, int index) {
        for (Hooked hook : hooks) {
            if (index == 0 && hook.target().form() == Form.PEEK && call.hasArguments()) {
                writer.peek(hook);
            } else if (index > 0 && hook.target().form() == Form.CUSTOM_ARGUMENTS) {
                writer.customArgument(hook, type, index);
            }
        }
    }
}
