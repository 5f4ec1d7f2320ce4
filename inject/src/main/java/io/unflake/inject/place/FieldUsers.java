package io.unflake.inject.place;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** Which methods of a class read and write its own fields. */
final class FieldUsers {

    private final Map<String, Set<MethodNode>> readers = new TreeMap<>();
    private final Map<String, Set<MethodNode>> writers = new TreeMap<>();

    FieldUsers(ClassNode node) {
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode each : method.instructions) {
                if (each instanceof FieldInsnNode access && access.owner.equals(node.name)) {
                    boolean reads = access.getOpcode() == Opcodes.GETFIELD || access.getOpcode() == Opcodes.GETSTATIC;
                    (reads ? readers : writers)
                            .computeIfAbsent(access.name, name -> new HashSet<>())
                            .add(method);
                }
            }
        }
    }

    Set<MethodNode> readers(FieldNode field) {
        return readers.getOrDefault(field.name, Set.of());
    }

    Set<MethodNode> writers(FieldNode field) {
        return writers.getOrDefault(field.name, Set.of());
    }
}
