package io.unflake.agent.instrument;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The line on which each method of a class begins. */
final class FirstLines extends ClassVisitor {

    private final Map<String, Integer> lines = new HashMap<>();

    private FirstLines() {
        super(Opcodes.ASM9);
    }

    static FirstLines of(ClassReader reader) {
        FirstLines lines = new FirstLines();
        reader.accept(lines, ClassReader.SKIP_FRAMES);
        return lines;
    }

    /** Returns the line of the first instruction; 0 if unknown. */
    int of(String method, String descriptor) {
        return lines.getOrDefault(method + descriptor, 0);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String method, String descriptor, String signature, String[] exceptions) {
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitLineNumber(int line, Label start) {
                lines.putIfAbsent(method + descriptor, line);
            }
        };
    }
}
