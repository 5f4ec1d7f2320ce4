package io.unflake.agent;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Generates class files that current compilers do not produce. */
final class ClassFiles {

    private static final String DATE = "java/util/Date";

    private ClassFiles() {}

    /** A class whose method reads the clock in a subroutine, as old compilers implemented {@code finally}. */
    static byte[] withSubroutine(String name, int version) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(version, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, "java/lang/Object", null);
        writer.visitField(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "at", "J", null, null)
                .visitEnd();
        MethodVisitor init = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        init.visitCode();
        readClock(init, "currentTimeMillis");
        init.visitFieldInsn(Opcodes.PUTSTATIC, name, "at", "J");
        init.visitInsn(Opcodes.RETURN);
        init.visitMaxs(2, 0);
        init.visitEnd();
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "year", "()I", null, null);
        method.visitCode();
        Label subroutine = new Label();
        method.visitJumpInsn(Opcodes.JSR, subroutine);
        method.visitTypeInsn(Opcodes.NEW, DATE);
        method.visitInsn(Opcodes.DUP);
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, DATE, "<init>", "()V", false);
        method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, DATE, "getYear", "()I", false);
        method.visitInsn(Opcodes.IRETURN);
        method.visitLabel(subroutine);
        method.visitVarInsn(Opcodes.ASTORE, 0);
        readClock(method, "nanoTime");
        method.visitInsn(Opcodes.POP2);
        method.visitVarInsn(Opcodes.RET, 0);
        method.visitMaxs(2, 1);
        method.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** A class without subroutines. */
    static byte[] plain(String name, int version) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(version, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "year", "()I", null, null);
        method.visitCode();
        method.visitTypeInsn(Opcodes.NEW, DATE);
        method.visitInsn(Opcodes.DUP);
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, DATE, "<init>", "()V", false);
        method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, DATE, "getYear", "()I", false);
        method.visitInsn(Opcodes.IRETURN);
        method.visitMaxs(2, 0);
        method.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** A class with a method of the maximum size. */
    static byte[] withHugeMethod(String name) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "run", "()V", null, null);
        method.visitCode();
        for (int i = 0; i < 16_000; i++) {
            readClock(method, "nanoTime");
            method.visitInsn(Opcodes.POP2);
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(2, 0);
        method.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** A class that calls static JDK methods with a duration parameter, added after Java 17. */
    static byte[] sleepingForADuration(String name) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(
                Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "run", "(Ljava/time/Duration;)V", null, null);
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Thread", "sleep", "(Ljava/time/Duration;)V", false);
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC, "java/lang/Thread", "currentThread", "()Ljava/lang/Thread;", false);
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Thread", "join", "(Ljava/time/Duration;)Z", false);
        method.visitInsn(Opcodes.POP);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(2, 1);
        method.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void readClock(MethodVisitor out, String name) {
        out.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/System", name, "()J", false);
    }

    /** Loads a class from its own directory, like a class on the class path. */
    static Class<?> load(Path folder, String name, byte[] bytes) throws IOException, ClassNotFoundException {
        Files.write(folder.resolve(name + ".class"), bytes);
        URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        return loader.loadClass(name);
    }
}
