package io.unflake.agent.instrument;

import io.unflake.model.strategy.Form;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Rewrites the calls and method references of one method. */
final class MethodRewriter extends MethodVisitor {

    private final ClassContext context;
    private final Bridges bridges;
    private final MethodPlace place;
    private final CallWriter writer;
    private final Allocations allocations = new Allocations();

    MethodRewriter(MethodVisitor out, ClassContext context, Bridges bridges, String method) {
        super(Opcodes.ASM9, out);
        this.context = context;
        this.bridges = bridges;
        place = new MethodPlace(method);
        writer = new CallWriter(out);
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        place.line(line);
        super.visitLineNumber(line, start);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        super.visitTypeInsn(opcode, type);
        allocations.passed();
        if (opcode == Opcodes.NEW) {
            allocations.allocated(type);
        }
    }

    @Override
    public void visitInsn(int opcode) {
        super.visitInsn(opcode);
        if (opcode == Opcodes.DUP || opcode == Opcodes.DUP_X1 || opcode == Opcodes.DUP_X2) {
            allocations.copied();
        }
        allocations.passed();
    }

    @Override
    public void visitVarInsn(int opcode, int local) {
        super.visitVarInsn(opcode, local);
        allocations.passed();
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        super.visitFieldInsn(opcode, owner, name, descriptor);
        allocations.passed();
    }

    @Override
    public void visitLdcInsn(Object constant) {
        super.visitLdcInsn(constant);
        allocations.passed();
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        allocations.passed();
        boolean copied = name.equals("<init>") && allocations.constructed(owner);
        List<Hooked> hooks = List.of();
        Call call = null;
        if (context.mayHook(name)) {
            call = new Call(opcode, owner, name, descriptor, isInterface);
            hooks = context.hooks(call, place);
        }
        if (hooks.isEmpty()) {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        } else {
            write(call, copied ? hooks : withoutMade(hooks));
        }
    }

    private void write(Call call, List<Hooked> hooks) {
        if (call.hasArguments() && bridges.canCall() && hooks.stream().anyMatch(Hooked::needsBridge)) {
            bridges.call(call, hooks, place, mv);
        } else {
            writer.write(call, hooks);
        }
    }

    private static List<Hooked> withoutMade(List<Hooked> hooks) {
        return hooks.stream().filter(hook -> hook.target().form() != Form.MADE).toList();
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        allocations.passed();
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, bridges.replace(bootstrap, arguments, place));
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(maxStack + CallWriter.EXTRA_STACK, maxLocals);
    }
}
