package io.unflake.agent.instrument;

import io.unflake.agent.instrument.InitialiserProbes.Entry;
import io.unflake.agent.instrument.StaticAccessProbes.FieldNumbers;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Rewrites one class. */
final class ClassRewriter extends ClassVisitor {

    private final ClassContext context;
    private final Bridges bridges;
    private final Uses uses;
    private final FieldNumbers numbers;
    private int version;

    /**
     * @param uses null where the use of classes is not observed
     * @param numbers null where access to static fields is not recorded
     */
    ClassRewriter(ClassVisitor out, ClassContext context, Uses uses, FieldNumbers numbers) {
        super(Opcodes.ASM9, out);
        this.context = context;
        this.uses = uses;
        this.numbers = numbers;
        bridges = new Bridges(context);
    }

    @Override
    public void visit(
            int classVersion, int access, String name, String signature, String superName, String[] interfaces) {
        context.name(name);
        version = classVersion;
        bridges.in(classVersion, (access & Opcodes.ACC_INTERFACE) != 0);
        super.visit(classVersion, access, name, signature, superName, interfaces);
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
        if (numbers != null) {
            out = new StaticAccessProbes(out, numbers, name.equals("<clinit>") ? context.name() : null);
        }
        return new MethodRewriter(uses == null ? out : probes(out, access, name), context, bridges, name);
    }

    private MethodVisitor probes(MethodVisitor out, int access, String name) {
        return new InitialiserProbes(out, uses, context.name(), version, entry(access, name));
    }

    private Entry entry(int access, String name) {
        if (name.equals("<clinit>")) {
            return uses.mayReach() ? Entry.INITIALISER : Entry.NOTHING;
        }
        boolean fromOutside = (access & Opcodes.ACC_STATIC) != 0 && (access & Opcodes.ACC_SYNTHETIC) == 0;
        boolean used = uses.mayReach() && (fromOutside || name.equals("<init>"));
        return used ? Entry.USE : Entry.NOTHING;
    }

    @Override
    public void visitEnd() {
        bridges.write(cv);
        super.visitEnd();
    }
}
