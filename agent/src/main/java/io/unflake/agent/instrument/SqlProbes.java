package io.unflake.agent.instrument;

import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Adds to a class of a database driver what tells the statements that it is given, and whether they are taken back. */
final class SqlProbes extends ClassVisitor {

    private static final String HOOKS = "io/unflake/hooks/SqlHooks";
    private static final Set<String> JDBC = Set.of(
            "java/sql/Connection", "java/sql/Statement", "java/sql/PreparedStatement", "java/sql/CallableStatement");
    private static final Set<String> TOLD = Set.of(
            "prepareStatement",
            "prepareCall",
            "execute",
            "executeQuery",
            "executeUpdate",
            "executeLargeUpdate",
            "addBatch");

    SqlProbes(ClassVisitor out) {
        super(Opcodes.ASM9, out);
    }

    /** Whether a class says itself that it is a connection or a statement. */
    static boolean concern(ClassReader reader) {
        for (String type : reader.getInterfaces()) {
            if (JDBC.contains(type)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        if (isStatic) {
            return out;
        }
        if (TOLD.contains(name) && descriptor.startsWith("(Ljava/lang/String;")) {
            return new Probe(out, Opcodes.ALOAD, "told", "(Ljava/lang/String;)V");
        }
        return switch (name + descriptor) {
            case "setAutoCommit(Z)V" -> new Probe(out, Opcodes.ILOAD, "autoCommit", "(Z)V");
            case "commit()V", "rollback()V" -> new Probe(out, Opcodes.NOP, name, "()V");
            default -> out;
        };
    }

    private static final class Probe extends MethodVisitor {

        private final int load;
        private final String hook;
        private final String parameters;

        /** @param load what loads the argument for the hook, nothing if it takes none */
        Probe(MethodVisitor out, int load, String hook, String parameters) {
            super(Opcodes.ASM9, out);
            this.load = load;
            this.hook = hook;
            this.parameters = parameters;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (load != Opcodes.NOP) {
                super.visitVarInsn(load, 1);
            }
            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, hook, parameters, false);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(Math.max(maxStack, 1), maxLocals);
        }
    }
}
