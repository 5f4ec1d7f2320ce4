package io.unflake.agent.instrument;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Rewrites one class. */
final class ClassRewriter extends ClassVisitor {

    private final ClassContext context;
    private final Bridges bridges;

    ClassRewriter(ClassVisitor out, ClassContext context) {
        super(Opcodes.ASM9, out);
        this.context = context;
        bridges = new Bridges(context);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        context.name(name);
        bridges.inInterface((access & Opcodes.ACC_INTERFACE) != 0);
        super.visit(version, access, name, signature, superName, interfaces);
    }

    @Override
    public void visitSource(String source, String debug) {
        context.file(source == null ? "" : source);
        super.visitSource(source, debug);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
        return out == null ? null : new MethodRewriter(out, context, bridges, name);
    }

    @Override
    public void visitEnd() {
        bridges.write(cv);
        super.visitEnd();
    }
}
