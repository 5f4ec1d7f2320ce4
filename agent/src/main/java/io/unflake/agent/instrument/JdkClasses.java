package io.unflake.agent.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;

/**
 * Rewrites JDK classes. What was rewritten before stays rewritten. Classes that this JDK does not have are skipped.
 */
public final class JdkClasses {

    private final Instrumentation instrumentation;
    private final Map<String, List<UnaryOperator<ClassVisitor>>> rewriters = new HashMap<>();
    private final Set<String> added = new LinkedHashSet<>();

    public JdkClasses(Instrumentation instrumentation) {
        this.instrumentation = instrumentation;
    }

    /** @param rewriter creates the visitor that rewrites the class, given the visitor that follows it */
    synchronized void add(String name, UnaryOperator<ClassVisitor> rewriter) {
        rewriters.computeIfAbsent(name, type -> new ArrayList<>()).add(rewriter);
        added.add(name);
    }

    /** Rewrites the classes that were added since the last call. */
    synchronized void redefine() {
        try {
            List<ClassDefinition> definitions = new ArrayList<>();
            for (String name : added) {
                define(name, definitions);
            }
            added.clear();
            instrumentation.redefineClasses(definitions.toArray(new ClassDefinition[0]));
        } catch (ClassNotFoundException | UnmodifiableClassException e) {
            throw new IllegalStateException("cannot rewrite classes of this JDK", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void define(String name, List<ClassDefinition> definitions) throws IOException {
        try {
            Class<?> type = Class.forName(name.replace('/', '.'), false, null);
            definitions.add(new ClassDefinition(type, rewritten(type, name)));
        } catch (ClassNotFoundException e) {
            // Not in this JDK.
        }
    }

    private byte[] rewritten(Class<?> type, String name) throws IOException {
        try (InputStream in = type.getResourceAsStream(name.substring(name.lastIndexOf('/') + 1) + ".class")) {
            ClassReader reader = new ClassReader(in);
            ClassWriter writer = new ClassWriter(reader, 0);
            ClassVisitor visitor = writer;
            for (UnaryOperator<ClassVisitor> rewriter : rewriters.get(name)) {
                visitor = rewriter.apply(visitor);
            }
            reader.accept(visitor, 0);
            return writer.toByteArray();
        }
    }
}
