package io.unflake.agent.instrument;

import io.unflake.agent.instrument.InitialiserProbes.Entry;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Rewrites one class. */
final class ClassRewriter extends ClassVisitor {

    private final ClassContext context;
    private final Bridges bridges;
    private final Uses uses;
    private final RecordedClass recording;
    private int version;

    /**
     * @param uses null if the use of classes is not observed
     * @param recording null if access to fields is not recorded
     */
    ClassRewriter(ClassVisitor out, ClassContext context, Uses uses, RecordedClass recording) {
        super(Opcodes.ASM9, out);
        this.context = context;
        this.uses = uses;
        this.recording = recording;
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
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        if (recording != null) {
            recording.declared(name);
        }
        return super.visitField(access, name, descriptor, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
        if (recording != null) {
            out = new FieldProbes(out, recording, context.name(), name);
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
