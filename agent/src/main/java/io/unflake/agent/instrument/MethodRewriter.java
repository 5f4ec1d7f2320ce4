package io.unflake.agent.instrument;

import io.unflake.model.strategy.Form;
import java.util.ArrayDeque;
import java.util.Deque;
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
    private final Deque<Allocation> allocations = new ArrayDeque<>();
    private boolean justAllocated;

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
        justAllocated = opcode == Opcodes.NEW;
        if (justAllocated) {
            allocations.push(new Allocation(type));
        }
    }

    @Override
    public void visitInsn(int opcode) {
        super.visitInsn(opcode);
        boolean copies = opcode == Opcodes.DUP || opcode == Opcodes.DUP_X1 || opcode == Opcodes.DUP_X2;
        if (justAllocated && copies) {
            allocations.element().copied = true;
        }
        justAllocated = false;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        justAllocated = false;
        boolean copied = name.equals("<init>") && isCopied(owner);
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
        if (call.hasArguments() && hooks.stream().anyMatch(Hooked::needsBridge)) {
            bridges.call(call, hooks, place, mv);
        } else {
            writer.write(call, hooks);
        }
    }

    private static List<Hooked> withoutMade(List<Hooked> hooks) {
        return hooks.stream().filter(hook -> hook.target().form() != Form.MADE).toList();
    }

    /** Whether the object whose constructor is called stays on the stack; false for super() and this(). */
    private boolean isCopied(String type) {
        if (allocations.isEmpty() || !allocations.element().type.equals(type)) {
            return false;
        }
        return allocations.pop().copied;
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        justAllocated = false;
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, bridges.replace(bootstrap, arguments, place));
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(maxStack + CallWriter.EXTRA_STACK, maxLocals);
    }

    /** An object between its allocation and its constructor. */
    private static final class Allocation {

        private final String type;
        private boolean copied;

        Allocation(String type) {
            this.type = type;
        }
    }
}
