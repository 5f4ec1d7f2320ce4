package io.unflake.agent.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;

/** Rewrites several JDK classes at once; classes that this JDK does not have are skipped. */
final class JdkClasses {

    private final List<ClassDefinition> definitions = new ArrayList<>();

    /** @param rewriter creates the visitor that rewrites the class, given the writer */
    void add(String name, Function<ClassVisitor, ClassVisitor> rewriter) {
        try {
            Class<?> type = Class.forName(name.replace('/', '.'), false, null);
            definitions.add(new ClassDefinition(type, rewritten(type, name, rewriter)));
        } catch (ClassNotFoundException e) {
            // Not in this JDK.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] rewritten(Class<?> type, String name, Function<ClassVisitor, ClassVisitor> rewriter)
            throws IOException {
        try (InputStream in = type.getResourceAsStream(name.substring(name.lastIndexOf('/') + 1) + ".class")) {
            ClassReader reader = new ClassReader(in);
            ClassWriter writer = new ClassWriter(reader, 0);
            reader.accept(rewriter.apply(writer), 0);
            return writer.toByteArray();
        }
    }

    void redefine(Instrumentation instrumentation) {
        try {
            instrumentation.redefineClasses(definitions.toArray(new ClassDefinition[0]));
        } catch (ClassNotFoundException | UnmodifiableClassException e) {
            throw new IllegalStateException("cannot rewrite classes of this JDK", e);
        }
    }
}
