package io.unflake.agent.instrument;

import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Adds delay points to a class: before and after calls that depend on timing, before a lock is acquired and after it is
 * released, and where a task begins and ends.
 */
final class DelayRewriter extends ClassVisitor {

    /** The methods that run a task, and the type that they implement. */
    private static final Map<String, String> TASKS = Map.of(
            "run", "java/lang/Runnable",
            "call", "java/util/concurrent/Callable",
            "get", "java/util/function/Supplier",
            "apply", "java/util/function/Function",
            "accept", "java/util/function/Consumer",
            "invoke", "kotlin/Function",
            "invokeSuspend", "kotlin/coroutines/jvm/internal/BaseContinuationImpl",
            "doCall", "groovy/lang/Closure");

    private static final int NO_CODE = Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE;

    private final DelayTargets targets;
    private final DelayPoints points;
    private final MethodScan scan;
    private int version;
    private String name;

    DelayRewriter(ClassVisitor out, ClassReader reader, DelayTargets targets, DelayPoints points) {
        super(Opcodes.ASM9, out);
        this.targets = targets;
        this.points = points;
        scan = MethodScan.of(reader);
    }

    @Override
    public void visit(
            int classVersion, int access, String className, String signature, String superName, String[] interfaces) {
        version = classVersion & 0xffff;
        name = className;
        points.in(className);
        super.visit(classVersion, access, className, signature, superName, interfaces);
    }

    @Override
    public void visitSource(String source, String debug) {
        points.file(source == null ? "" : source);
        super.visitSource(source, debug);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String method, String descriptor, String signature, String[] exceptions) {
        boolean acquires = acquires(access);
        int newAccess = acquires ? access & ~Opcodes.ACC_SYNCHRONIZED : access;
        MethodVisitor out = super.visitMethod(newAccess, method, descriptor, signature, exceptions);
        if ((access & NO_CODE) != 0 || method.equals("<clinit>")) {
            return out;
        }
        MethodVisitor probes = new DelayProbes(
                out,
                targets,
                points.in(method, scan.firstLine(method, descriptor)),
                isTask(access, method, descriptor));
        return acquires ? new SynchronizedBody(probes, name, (access & Opcodes.ACC_STATIC) != 0, version) : probes;
    }

    /**
     * Whether a method is synchronized, and its lock can be acquired by instructions instead. The modifier is part of the
     * serial version that a class has by default.
     */
    private boolean acquires(int access) {
        if ((access & Opcodes.ACC_SYNCHRONIZED) == 0 || (access & NO_CODE) != 0) {
            return false;
        }
        boolean canLoadClass = (access & Opcodes.ACC_STATIC) == 0 || version >= Opcodes.V1_5;
        boolean hasVersionByDefault =
                !scan.hasSerialVersion() && targets.hierarchy().isSubtype(name, "java/io/Serializable");
        return canLoadClass && !hasVersionByDefault;
    }

    private boolean isTask(int access, String method, String descriptor) {
        if (method.equals("<init>")) {
            return false;
        }
        if (scan.isReferenced(method, descriptor)) {
            return true;
        }
        if ((access & Opcodes.ACC_SYNTHETIC) != 0) {
            return false;
        }
        String type = TASKS.get(method);
        return type != null
                && (access & Opcodes.ACC_STATIC) == 0
                && targets.hierarchy().isSubtype(name, type);
    }
}
