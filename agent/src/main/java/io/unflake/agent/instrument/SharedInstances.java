package io.unflake.agent.instrument;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Decides from annotations, without loading classes, which test classes share one instance between tests. */
final class SharedInstances {

    private static final String LIFECYCLE = "Lorg/junit/jupiter/api/TestInstance;";
    private static final String TESTNG = "Lorg/testng/annotations/";

    private final Hierarchy hierarchy;
    private final Map<String, Boolean> known = new ConcurrentHashMap<>();

    SharedInstances(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    boolean of(String name) {
        Boolean answer = known.get(name);
        if (answer == null) {
            answer = analyse(name, new HashSet<>());
            known.put(name, answer);
        }
        return answer;
    }

    /** @param path the classes visited so far; an annotation may be annotated with itself */
    private boolean analyse(String name, Set<String> path) {
        boolean known = Hierarchy.isJdk(name) || Scope.isFramework(name) || !path.add(name);
        ClassReader reader = known ? null : hierarchy.reader(name);
        if (reader == null) {
            return false;
        }
        Declared declared = new Declared();
        reader.accept(declared, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return declared.lifecycle == null
                ? declared.testNg || declared.inherited.stream().anyMatch(type -> analyse(type, path))
                : declared.lifecycle.equals("PER_CLASS");
    }

    /** Collects the lifecycle that a class declares, and the types from which it may inherit one. */
    private static final class Declared extends ClassVisitor {

        private final List<String> inherited = new ArrayList<>();
        private String lifecycle;
        private boolean testNg;

        Declared() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
            inherited.add(parent);
            inherited.addAll(List.of(interfaces));
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            inherited.add(Type.getType(descriptor).getInternalName());
            testNg |= descriptor.startsWith(TESTNG);
            return !descriptor.equals(LIFECYCLE)
                    ? null
                    : new AnnotationVisitor(api) {
                        @Override
                        public void visitEnum(String name, String type, String value) {
                            lifecycle = value;
                        }
                    };
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(api) {
                @Override
                public AnnotationVisitor visitAnnotation(String type, boolean visible) {
                    testNg |= type.startsWith(TESTNG);
                    return null;
                }
            };
        }
    }
}
