package io.unflake.agent.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes boxing and unboxing of the value on top of the stack. */
final class Boxes {

    private Boxes() {}

    static void box(MethodVisitor out, Type type) {
        String box = box(type);
        if (box != null) {
            out.visitMethodInsn(
                    Opcodes.INVOKESTATIC, box, "valueOf", "(" + type.getDescriptor() + ")L" + box + ";", false);
        }
    }

    static void unbox(MethodVisitor out, Type type) {
        String box = box(type);
        if (box == null) {
            out.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
        } else {
            out.visitTypeInsn(Opcodes.CHECKCAST, box);
            out.visitMethodInsn(
                    Opcodes.INVOKEVIRTUAL, box, type.getClassName() + "Value", "()" + type.getDescriptor(), false);
        }
    }

    private static String box(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN -> "java/lang/Boolean";
            case Type.BYTE -> "java/lang/Byte";
            case Type.CHAR -> "java/lang/Character";
            case Type.SHORT -> "java/lang/Short";
            case Type.INT -> "java/lang/Integer";
            case Type.LONG -> "java/lang/Long";
            case Type.FLOAT -> "java/lang/Float";
            case Type.DOUBLE -> "java/lang/Double";
            default -> null;
        };
    }
}
