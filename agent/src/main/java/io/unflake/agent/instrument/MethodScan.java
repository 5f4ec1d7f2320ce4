package io.unflake.agent.instrument;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What must be known of all methods of a class before the first one is rewritten. */
final class MethodScan extends ClassVisitor {

    private final String className;
    private final Map<String, Integer> lines = new HashMap<>();
    private final Set<String> referenced = new HashSet<>();
    private boolean hasSerialVersion;

    private MethodScan(String className) {
        super(Opcodes.ASM9);
        this.className = className;
    }

    static MethodScan of(ClassReader reader) {
        MethodScan scan = new MethodScan(reader.getClassName());
        reader.accept(scan, ClassReader.SKIP_FRAMES);
        return scan;
    }

    /** Returns the line of the first instruction of a method; 0 if unknown. */
    int firstLine(String method, String descriptor) {
        return lines.getOrDefault(method + descriptor, 0);
    }

    /** Whether the class refers to one of its own methods as a lambda or by a method reference. */
    boolean isReferenced(String method, String descriptor) {
        return referenced.contains(method + descriptor);
    }

    boolean hasSerialVersion() {
        return hasSerialVersion;
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        hasSerialVersion |= name.equals("serialVersionUID");
        return null;
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String method, String descriptor, String signature, String[] exceptions) {
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitLineNumber(int line, Label start) {
                lines.putIfAbsent(method + descriptor, line);
            }

            @Override
            public void visitInvokeDynamicInsn(String name, String type, Handle bootstrap, Object... arguments) {
                for (Object argument : arguments) {
                    if (argument instanceof Handle handle && handle.getOwner().equals(className)) {
                        referenced.add(handle.getName() + handle.getDesc());
                    }
                }
            }
        };
    }
}
