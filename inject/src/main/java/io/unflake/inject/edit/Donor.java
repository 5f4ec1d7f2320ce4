package io.unflake.inject.edit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Copies the code of a flaw, which is a class with static methods, into a test class. Methods and fields get a suffix;
 * classes nested in the flaw become classes beside the test class.
 */
final class Donor {

    private static final Map<String, ClassNode> PARSED = new ConcurrentHashMap<>();

    private final Class<?> flaw;
    private final ClassNode target;
    private final String suffix;

    Donor(Class<?> flaw, ClassNode target, String suffix) {
        this.flaw = flaw;
        this.target = target;
        this.suffix = suffix;
    }

    /** The name that a method or field of the flaw has in the test class. */
    String name(String original) {
        return original + "_" + suffix;
    }

    /** The internal name that a nested class of the flaw has beside the test class. */
    String beside(String nested) {
        return target.name + "_" + nested + "_" + suffix;
    }

    /** Copies everything and returns the classes beside the test class. */
    List<ClassNode> copy() {
        ClassNode copied = remapped(flaw);
        for (MethodNode method : copied.methods) {
            if ((method.access & Opcodes.ACC_STATIC) != 0 && !method.name.startsWith("<clinit>")) {
                target.methods.add(method);
            }
        }
        for (FieldNode field : copied.fields) {
            target.fields.add(field);
        }
        List<ClassNode> beside = new ArrayList<>();
        for (Class<?> nested : flaw.getDeclaredClasses()) {
            beside.add(besideTheTest(remapped(nested)));
        }
        return beside;
    }

    private ClassNode besideTheTest(ClassNode nested) {
        nested.version = target.version;
        nested.access &= ~Opcodes.ACC_FINAL;
        nested.access |= Opcodes.ACC_SUPER;
        nested.nestHostClass = null;
        nested.innerClasses.clear();
        nested.sourceFile = null;
        return nested;
    }

    private ClassNode remapped(Class<?> type) {
        ClassNode result = new ClassNode();
        parsed(type).accept(new ClassRemapper(result, new Names()));
        result.fields.forEach(field -> field.access &= ~Opcodes.ACC_PRIVATE);
        return result;
    }

    private static ClassNode parsed(Class<?> type) {
        return PARSED.computeIfAbsent(type.getName(), name -> parse(type));
    }

    private static ClassNode parse(Class<?> type) {
        String file = "/" + type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getResourceAsStream(file)) {
            ClassNode node = new ClassNode();
            new ClassReader(in).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            return node;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Moves the flaw into the test class, and its nested classes beside that. */
    private final class Names extends Remapper {

        private final String owner = flaw.getName().replace('.', '/');

        @SuppressWarnings("deprecation")
        Names() {
            super(Opcodes.ASM9);
        }

        @Override
        public String map(String internalName) {
            if (internalName.equals(owner)) {
                return target.name;
            }
            return internalName.startsWith(owner + "$")
                    ? beside(internalName.substring(owner.length() + 1))
                    : internalName;
        }

        @Override
        public String mapMethodName(String type, String name, String descriptor) {
            return type.equals(owner) && !name.startsWith("<") ? Donor.this.name(name) : name;
        }

        @Override
        public String mapFieldName(String type, String name, String descriptor) {
            return type.equals(owner) ? Donor.this.name(name) : name;
        }
    }
}
