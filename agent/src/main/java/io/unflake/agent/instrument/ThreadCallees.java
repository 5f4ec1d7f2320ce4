package io.unflake.agent.instrument;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The JDK's methods that start threads, rewritten to call a hook first. */
final class ThreadCallees {

    private static final String IN_CONTAINER = "start(Ljdk/internal/vm/ThreadContainer;)V";

    private static final Map<String, Set<String>> METHODS = Map.of(
            "java/lang/Thread", Set.of("start()V", IN_CONTAINER), "java/lang/VirtualThread", Set.of(IN_CONTAINER));

    private ThreadCallees() {}

    static void addTo(JdkClasses classes) {
        METHODS.forEach((type, methods) -> classes.add(type, writer -> new StartRewriter(writer, methods)));
    }

    /** Makes the given methods call the hook first. */
    private static final class StartRewriter extends ClassVisitor {

        private final Set<String> methods;

        StartRewriter(ClassVisitor out, Set<String> methods) {
            super(Opcodes.ASM9, out);
            this.methods = methods;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
            return methods.contains(name + descriptor) ? new HookFirst(out) : out;
        }
    }

    private static final class HookFirst extends MethodVisitor {

        HookFirst(MethodVisitor out) {
            super(Opcodes.ASM9, out);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "io/unflake/hooks/ThreadHooks", "starting", "(Ljava/lang/Object;)V", false);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(Math.max(maxStack, 1), maxLocals);
        }
    }
}
