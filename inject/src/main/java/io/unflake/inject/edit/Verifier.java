package io.unflake.inject.edit;

import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.SimpleVerifier;
import org.objectweb.asm.util.CheckClassAdapter;

/** Verifies class files as the JVM does, without loading classes. */
final class Verifier {

    private final TypeHierarchy hierarchy;

    Verifier(TypeHierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Verifies what was changed or added; the rest is as the compiler of the user has written it. */
    void verify(byte[] bytes, ClassEdit edit) {
        ClassNode node = new ClassNode();
        try {
            new ClassReader(bytes).accept(new CheckClassAdapter(node, false), 0);
            for (MethodNode method : node.methods) {
                if (!node.name.equals(edit.testClass().node().name) || !edit.isUnchanged(method.name, method.desc)) {
                    new Analyzer<>(types(node)).analyze(node.name, method);
                }
            }
        } catch (AnalyzerException | RuntimeException e) {
            throw new BrokenClassException(node.name + ": " + e.getMessage(), e);
        }
    }

    private SimpleVerifier types(ClassNode node) {
        return new Types(
                Type.getObjectType(node.name),
                node.superName == null ? null : Type.getObjectType(node.superName),
                node.interfaces.stream().map(Type::getObjectType).toList(),
                (node.access & Opcodes.ACC_INTERFACE) != 0);
    }

    /** Answers from class files what the superclass answers from loaded classes. */
    private final class Types extends SimpleVerifier {

        Types(Type current, Type superType, List<Type> interfaces, boolean isInterface) {
            super(Opcodes.ASM9, current, superType, interfaces, isInterface);
        }

        @Override
        protected boolean isInterface(Type type) {
            return type.getSort() == Type.OBJECT && hierarchy.isInterface(type.getInternalName());
        }

        @Override
        protected Type getSuperClass(Type type) {
            if (type.getSort() == Type.ARRAY) {
                return Type.getObjectType("java/lang/Object");
            }
            String name = hierarchy.superName(type.getInternalName());
            return name == null ? null : Type.getObjectType(name);
        }

        /** An interface accepts any object, as in the JVM; an unknown type is left to the JVM. */
        @Override
        protected boolean isAssignableFrom(Type type, Type from) {
            if (type.equals(from) || type.getDescriptor().equals("Ljava/lang/Object;")) {
                return true;
            }
            if (type.getSort() == Type.ARRAY && from.getSort() == Type.ARRAY) {
                return elementsAreAssignable(type, from);
            }
            if (type.getSort() != Type.OBJECT) {
                return false;
            }
            return isInterface(type)
                    || !hierarchy.isKnown(type.getInternalName())
                    || (from.getSort() == Type.OBJECT
                            && hierarchy.isSubtype(from.getInternalName(), type.getInternalName()));
        }

        private boolean elementsAreAssignable(Type type, Type from) {
            Type to = component(type);
            Type of = component(from);
            boolean primitive = to.getSort() < Type.ARRAY || of.getSort() < Type.ARRAY;
            return primitive ? to.equals(of) : isAssignableFrom(to, of);
        }

        private Type component(Type array) {
            return Type.getType(array.getDescriptor().substring(1));
        }
    }
}
