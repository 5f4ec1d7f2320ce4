package io.unflake.agent.instrument;

import io.unflake.agent.detail.RecordedCode;
import io.unflake.agent.detail.RecordedMethod;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Adds the probes of a detailed recording to a class: all of them in the project, those of fields in libraries. */
final class DetailedClass extends ClassVisitor {

    private final RecordedCode code;
    private final RecordedClass recording;
    private final String name;
    private final boolean isEnum;
    private final boolean isProject;
    private final boolean isTest;
    private int version;

    DetailedClass(ClassVisitor out, RecordedCode code, RecordedClass recording, ClassReader reader, boolean isProject) {
        super(Opcodes.ASM9, out);
        this.code = code;
        this.recording = recording;
        this.isProject = isProject;
        name = reader.getClassName();
        isEnum = (reader.getAccess() & Opcodes.ACC_ENUM) != 0;
        isTest = isProject && TestCode.isIn(reader);
    }

    @Override
    public void visit(
            int classVersion, int access, String type, String signature, String superName, String[] interfaces) {
        version = classVersion & 0xffff;
        super.visit(classVersion, access, type, signature, superName, interfaces);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String method, String descriptor, String signature, String[] exceptions) {
        MethodVisitor out = super.visitMethod(access, method, descriptor, signature, exceptions);
        if (!isProject) {
            return new AccessProbes(out, code, recording, name, method, null);
        }
        MethodVisitor calls = new MockedCallProbes(out, code);
        if (!isCalled(access, method)) {
            return new AccessProbes(calls, code, recording, name, method, null);
        }
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        RecordedMethod recorded = code.method(name.replace('/', '.'), method, descriptor, isStatic);
        recorded.declared(isTest);
        MethodVisitor accesses = new AccessProbes(calls, code, recording, name, method, recorded);
        return new CallProbes(accesses, recorded.number(), descriptor, isStatic, version);
    }

    /** Whether people would call this a method of the class: not if the compiler has added it. */
    private boolean isCalled(int access, String method) {
        boolean hasCode = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
        boolean isGenerated = (access & Opcodes.ACC_SYNTHETIC) != 0
                || (isEnum && (method.equals("values") || method.equals("valueOf")));
        return hasCode && !isGenerated && !method.equals("<clinit>");
    }
}
