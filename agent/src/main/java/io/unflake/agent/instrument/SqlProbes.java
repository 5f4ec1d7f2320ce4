package io.unflake.agent.instrument;

import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Adds probes for SQL statements, commits and rollbacks to a class of a database driver. */
final class SqlProbes extends ClassVisitor {

    private static final String HOOKS = "io/unflake/hooks/SqlHooks";
    private static final Set<String> JDBC = Set.of(
            "java/sql/Connection", "java/sql/Statement", "java/sql/PreparedStatement", "java/sql/CallableStatement");
    private static final Set<String> SQL_METHODS = Set.of(
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

    /** Whether a class directly implements a JDBC connection or statement. */
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
        if (SQL_METHODS.contains(name) && descriptor.startsWith("(Ljava/lang/String;")) {
            return new Probe(out, Opcodes.ALOAD, "statement", "(Ljava/lang/String;)V");
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

        /** @param load the opcode that loads the argument of the hook, {@code NOP} if it has none */
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
