package io.unflake.agent.instrument;

import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Rewrites the JDK's methods whose results have no specified order, to let a hook choose one. */
final class CollectionCallees {

    private static final String HOOKS = "io/unflake/hooks/CollectionHooks";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String OBJECTS = "[Ljava/lang/Object;";
    private static final String ITERATOR = "Ljava/util/Iterator;";
    private static final String ENUMERATION = "Ljava/util/Enumeration;";
    private static final String SPLITERATOR = "Ljava/util/Spliterator;";
    private static final String STRING = "Ljava/lang/String;";
    private static final String DIRECTORY = "Ljava/nio/file/DirectoryStream;";

    private CollectionCallees() {}

    static void addTo(JdkClasses classes) {
        UnorderedResults.METHODS.forEach((type, ofType) -> classes.add(type, writer -> new Rewriter(writer, ofType)));
    }

    private static final class Rewriter extends ClassVisitor {

        private final List<String> methods;

        Rewriter(ClassVisitor out, List<String> methods) {
            super(Opcodes.ASM9, out);
            this.methods = methods;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
            int left = Opcodes.ACC_BRIDGE | Opcodes.ACC_ABSTRACT;
            if (!methods.contains(name + descriptor) || (access & left) != 0) {
                return out;
            }
            return descriptor.endsWith(")V")
                    ? new TakenLoop(out, name, descriptor)
                    : new OpenResult(out, name, descriptor);
        }
    }

    /** Passes the result of a method through a hook. */
    private static final class OpenResult extends MethodVisitor {

        private final String name;
        private final String result;

        OpenResult(MethodVisitor out, String name, String descriptor) {
            super(Opcodes.ASM9, out);
            this.name = name;
            this.result = Type.getReturnType(descriptor).getDescriptor();
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.ARETURN) {
                hook();
            }
            super.visitInsn(opcode);
        }

        private void hook() {
            switch (result) {
                case ITERATOR -> ofThis("iterator", ITERATOR);
                case SPLITERATOR -> ofThis("spliterator", SPLITERATOR);
                case ENUMERATION -> ofThis("enumeration", ENUMERATION);
                case DIRECTORY -> call("directory", "(" + DIRECTORY + ")" + DIRECTORY);
                case OBJECTS -> ofThis("array", OBJECTS);
                case STRING -> ofThis("text", STRING);
                default -> {
                    hookArray();
                    super.visitTypeInsn(Opcodes.CHECKCAST, result);
                }
            }
        }

        private void hookArray() {
            String array = "(" + OBJECTS + ")" + OBJECTS;
            switch (name) {
                case "getAnnotationsByType", "getDeclaredAnnotationsByType" -> {
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    super.visitVarInsn(Opcodes.ALOAD, 1);
                    call("repeated", "(" + OBJECTS + OBJECT + "Ljava/lang/Class;)" + OBJECTS);
                }
                case "getParameterAnnotations" -> call("rows", array);
                case "getZoneStrings" -> call("zones", array);
                case "getNestMembers" -> call("afterFirst", array);
                default -> call("array", array);
            }
        }

        private void ofThis(String name, String type) {
            super.visitVarInsn(Opcodes.ALOAD, 0);
            call(name, "(" + type + OBJECT + ")" + type);
        }

        private void call(String name, String descriptor) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, name, descriptor, false);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(maxStack + 2, maxLocals);
        }
    }

    /** Lets a hook replace a loop. */
    private static final class TakenLoop extends MethodVisitor {

        private final String name;
        private final String action;

        TakenLoop(MethodVisitor out, String name, String descriptor) {
            super(Opcodes.ASM9, out);
            this.name = name;
            action = Type.getArgumentTypes(descriptor)[0].getDescriptor();
        }

        @Override
        public void visitCode() {
            super.visitCode();
            Label own = new Label();
            super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitVarInsn(Opcodes.ALOAD, 1);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, name, "(" + OBJECT + action + ")Z", false);
            super.visitJumpInsn(Opcodes.IFEQ, own);
            super.visitInsn(Opcodes.RETURN);
            super.visitLabel(own);
            super.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(Math.max(2, maxStack), maxLocals);
        }
    }
}
