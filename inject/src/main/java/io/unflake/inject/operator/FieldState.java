package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Changes a field to another value, and back to the one before. */
final class FieldState implements OrderOperator.State {

    static final int LEFT_NUMBER = 1_000_003;
    static final String LEFT_TEXT = "left behind";

    private final String owner;
    private final String name;
    private final String descriptor;
    private final boolean isStatic;
    private final String saved;
    private final String isChanged;

    FieldState(MutantEdit edit, String name, String descriptor, boolean isStatic) {
        this.owner = edit.owner();
        this.name = name;
        this.descriptor = descriptor;
        this.isStatic = isStatic;
        this.saved = edit.addField("saved", descriptor, isStatic);
        this.isChanged = edit.addField("changed", "Z", isStatic);
    }

    /** The method of {@code SharedField} that checks the value. */
    String check() {
        return switch (descriptor) {
            case "I" -> "number";
            case "J" -> "longNumber";
            case "Ljava/lang/String;" -> "text";
            default -> "object";
        };
    }

    /** Loads the value. */
    InsnList load() {
        return get(name, descriptor);
    }

    @Override
    public InsnList change(MutantEdit edit) {
        InsnList code = get(isChanged, "Z");
        LabelNode known = new LabelNode();
        code.add(new JumpInsnNode(Opcodes.IFNE, known));
        code.add(put(saved, descriptor, load()));
        code.add(put(isChanged, "Z", one(new InsnNode(Opcodes.ICONST_1))));
        code.add(known);
        code.add(put(name, descriptor, other()));
        return code;
    }

    @Override
    public InsnList undo(MutantEdit edit) {
        InsnList code = get(isChanged, "Z");
        LabelNode end = new LabelNode();
        code.add(new JumpInsnNode(Opcodes.IFEQ, end));
        code.add(put(name, descriptor, get(saved, descriptor)));
        code.add(put(isChanged, "Z", one(new InsnNode(Opcodes.ICONST_0))));
        code.add(end);
        return code;
    }

    private InsnList other() {
        return one(
                switch (descriptor) {
                    case "I" -> new LdcInsnNode(LEFT_NUMBER);
                    case "J" -> new LdcInsnNode((long) LEFT_NUMBER);
                    case "Ljava/lang/String;" -> new LdcInsnNode(LEFT_TEXT);
                    default -> new InsnNode(Opcodes.ACONST_NULL);
                });
    }

    private static InsnList one(org.objectweb.asm.tree.AbstractInsnNode instruction) {
        InsnList code = new InsnList();
        code.add(instruction);
        return code;
    }

    private InsnList get(String field, String type) {
        InsnList code = self();
        code.add(new FieldInsnNode(isStatic ? Opcodes.GETSTATIC : Opcodes.GETFIELD, owner, field, type));
        return code;
    }

    private InsnList put(String field, String type, InsnList value) {
        InsnList code = self();
        code.add(value);
        code.add(new FieldInsnNode(isStatic ? Opcodes.PUTSTATIC : Opcodes.PUTFIELD, owner, field, type));
        return code;
    }

    private InsnList self() {
        InsnList code = new InsnList();
        if (!isStatic) {
            code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        }
        return code;
    }
}
