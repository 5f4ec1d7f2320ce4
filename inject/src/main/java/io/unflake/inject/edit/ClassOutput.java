package io.unflake.inject.edit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/** Turns edited classes into class files, and verifies and loads them. */
public final class ClassOutput {

    private final TypeHierarchy hierarchy;
    private final ClassCheck loading;

    /** @param loading what decides in the end, after our own verifier, which names the method that is wrong */
    public ClassOutput(TypeHierarchy hierarchy, ClassCheck loading) {
        this.hierarchy = hierarchy;
        this.loading = loading;
    }

    /**
     * The class files of an edited class and of what it brings, by path.
     *
     * @throws BrokenClassException if one of them is not valid
     */
    public Map<String, byte[]> files(ClassEdit edit) {
        edit.classes().stream().skip(1).forEach(hierarchy::add);
        Map<String, byte[]> files = new LinkedHashMap<>();
        Verifier verifier = new Verifier(hierarchy);
        for (ClassNode node : edit.classes()) {
            byte[] bytes = bytes(node);
            verifier.verify(bytes, edit);
            files.put(node.name + ".class", bytes);
        }
        loading.check(files);
        return files;
    }

    private byte[] bytes(ClassNode node) {
        try {
            Writer writer = new Writer(hierarchy);
            node.accept(writer);
            return writer.toByteArray();
        } catch (RuntimeException e) {
            throw new BrokenClassException(node.name + ": " + e.getMessage(), e);
        }
    }

    /** Computes frames without loading classes. */
    private static final class Writer extends ClassWriter {

        private final TypeHierarchy hierarchy;

        Writer(TypeHierarchy hierarchy) {
            super((ClassReader) null, ClassWriter.COMPUTE_FRAMES);
            this.hierarchy = hierarchy;
        }

        @Override
        protected String getCommonSuperClass(String one, String other) {
            return hierarchy.common(one, other);
        }
    }
}
