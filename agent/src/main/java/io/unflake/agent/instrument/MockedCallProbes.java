package io.unflake.agent.instrument;

import io.unflake.agent.detail.RecordedCode;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Adds probes after calls of static methods, which tell what a method returned whose body did not run.
 *
 * <p>A mocked static method does not reach the probes in its body. Mocked objects are recorded as such.
 */
final class MockedCallProbes extends MethodVisitor {

    private static final String HOOKS = "io/unflake/hooks/DetailHooks";

    private final RecordedCode code;

    MockedCallProbes(MethodVisitor out, RecordedCode code) {
        super(Opcodes.ASM9, out);
        this.code = code;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        Type result = Type.getReturnType(descriptor);
        if (opcode == Opcodes.INVOKESTATIC && result.getSize() > 0 && mayBeProject(owner)) {
            int number =
                    code.method(owner.replace('/', '.'), name, descriptor, true).number();
            super.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
            Boxes.box(mv, result);
            Hooked.push(mv, number);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "returned", "(Ljava/lang/Object;I)V", false);
        }
    }

    private static boolean mayBeProject(String owner) {
        return !Hierarchy.isJdk(owner) && !Scope.isFramework(owner) && !owner.startsWith("io/unflake/");
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(maxStack + 3, maxLocals);
    }
}
