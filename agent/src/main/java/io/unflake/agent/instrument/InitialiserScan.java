package io.unflake.agent.instrument;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Decides whether a static initialiser can reach a site. Most initialisers only fill tables and create constants. */
final class InitialiserScan extends ClassVisitor {

    private static final Set<String> HARMLESS = Set.of(
            "java/lang/Object",
            "java/lang/Enum",
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double",
            "java/lang/StringBuilder",
            "java/util/ArrayList",
            "java/util/Arrays",
            "java/util/BitSet",
            "java/util/EnumMap",
            "java/util/EnumSet",
            "java/util/HashMap",
            "java/util/HashSet",
            "java/util/LinkedHashMap",
            "java/util/LinkedHashSet",
            "java/util/List",
            "java/util/Map",
            "java/util/Set",
            "java/util/TreeMap",
            "java/util/concurrent/ConcurrentHashMap",
            "java/util/concurrent/atomic/AtomicBoolean",
            "java/util/concurrent/atomic/AtomicInteger",
            "java/util/concurrent/atomic/AtomicLong",
            "java/util/concurrent/atomic/AtomicReference",
            "java/util/regex/Pattern");

    private static final Set<String> HARMLESS_OF_CLASS = Set.of("desiredAssertionStatus", "getName", "getSimpleName");

    private final Set<String> seen = new HashSet<>();
    private Set<String> wanted = new HashSet<>(Set.of("<clinit>()V"));
    private Set<String> called = new HashSet<>();
    private boolean leaves;
    private String name;

    private InitialiserScan() {
        super(Opcodes.ASM9);
    }

    static boolean mayReach(ClassReader reader) {
        InitialiserScan scan = new InitialiserScan();
        while (!scan.wanted.isEmpty() && !scan.leaves) {
            reader.accept(scan, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            scan.nextRound();
        }
        return scan.leaves;
    }

    /** Continues with the called methods that were not scanned yet. Few classes need a second round. */
    private void nextRound() {
        seen.addAll(wanted);
        called.removeAll(seen);
        wanted = called;
        called = new HashSet<>();
    }

    @Override
    public void visit(int version, int access, String className, String signature, String superName, String[] types) {
        name = className;
    }

    @Override
    public MethodVisitor visitMethod(int access, String method, String descriptor, String signature, String[] thrown) {
        return leaves || !wanted.contains(method + descriptor) ? null : new CallCollector();
    }

    /** Collects the methods called within the class, and detects calls of other code that might reach a site. */
    private final class CallCollector extends MethodVisitor {

        CallCollector() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String method, String descriptor, boolean isInterface) {
            call(owner, method, descriptor);
        }

        private void call(String owner, String method, String descriptor) {
            if (owner.equals(name)) {
                called.add(method + descriptor);
            } else if (!isHarmless(owner, method)) {
                leaves = true;
            }
        }

        private static boolean isHarmless(String owner, String method) {
            return owner.startsWith("[")
                    || (owner.equals("java/lang/Class")
                            ? HARMLESS_OF_CLASS.contains(method)
                            : HARMLESS.contains(owner) && !method.startsWith("wait"));
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
            leaves |= !owner.equals(name) && !Hierarchy.isJdk(owner);
        }

        @Override
        public void visitInvokeDynamicInsn(String method, String descriptor, Handle bootstrap, Object... arguments) {
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) {
                    call(handle.getOwner(), handle.getName(), handle.getDesc());
                }
            }
        }
    }
}
