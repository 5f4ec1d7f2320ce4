package io.unflake.inject.place;

import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/** Finds local variables that surely hold an unordered collection when a test returns, by the flow of its values. */
public final class UnorderedLocals {

    private static final Set<String> UNORDERED = Set.of(
            "java/util/HashMap",
            "java/util/HashSet",
            "java/util/Hashtable",
            "java/util/IdentityHashMap",
            "java/util/WeakHashMap",
            "java/util/concurrent/ConcurrentHashMap");

    private UnorderedLocals() {}

    /**
     * A local variable with an unordered collection.
     *
     * @param position the position of the return
     * @param type the simple name of the collection
     */
    public record Found(int position, int local, String type) {}

    /** The first such variable of a test. */
    public static Optional<Found> in(TestClass testClass, TestMethod test) {
        MethodNode method = test.node();
        if (!createsUnordered(method)) {
            return Optional.empty();
        }
        try {
            Frame<BasicValue>[] frames = new Analyzer<>(new ExactTypes()).analyze(testClass.node().name, method);
            return find(method, frames);
        } catch (AnalyzerException e) {
            return Optional.empty();
        }
    }

    private static boolean createsUnordered(MethodNode method) {
        for (AbstractInsnNode each : method.instructions) {
            if (each.getOpcode() == Opcodes.NEW && UNORDERED.contains(((TypeInsnNode) each).desc)) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Found> find(MethodNode method, Frame<BasicValue>[] frames) {
        for (int i = 0; i < frames.length; i++) {
            if (frames[i] != null && method.instructions.get(i).getOpcode() == Opcodes.RETURN) {
                for (int local = 1; local < frames[i].getLocals(); local++) {
                    Type type = frames[i].getLocal(local).getType();
                    if (type != null && UNORDERED.contains(type.getInternalName())) {
                        String name = type.getInternalName();
                        return Optional.of(new Found(i, local, name.substring(name.lastIndexOf('/') + 1)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** Keeps the exact type of new objects, and nothing else of references. */
    private static final class ExactTypes extends BasicInterpreter {

        ExactTypes() {
            super(Opcodes.ASM9);
        }

        @Override
        public BasicValue newOperation(AbstractInsnNode instruction) throws AnalyzerException {
            return instruction.getOpcode() == Opcodes.NEW
                    ? new BasicValue(Type.getObjectType(((TypeInsnNode) instruction).desc))
                    : super.newOperation(instruction);
        }

        @Override
        public BasicValue merge(BasicValue one, BasicValue other) {
            if (one.equals(other)) {
                return one;
            }
            return one.isReference() && other.isReference()
                    ? BasicValue.REFERENCE_VALUE
                    : BasicValue.UNINITIALIZED_VALUE;
        }
    }
}
