package io.unflake.inject.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A tear-down that sets a static field to a constant, after one test has changed it and before another one reads it.
 *
 * @param position the index of the instruction that sets the field
 * @param value the instruction that loads the constant
 * @param polluter the test that changes the field, and runs after the victim in the plain order
 * @param victim the only test that reads the field without changing it
 */
public record Cleanup(
        MethodNode tearDown,
        int position,
        FieldInsnNode reset,
        AbstractInsnNode value,
        TestMethod polluter,
        TestMethod victim) {

    private static final List<String> AFTER = List.of("Lorg/junit/After;", "Lorg/junit/jupiter/api/AfterEach;");

    /** The tear-downs of a class. No other test may depend on the field, since it would become flaky, too. */
    public static List<Cleanup> in(TestClass testClass) {
        FieldUsers users = new FieldUsers(testClass.node());
        List<Cleanup> found = new ArrayList<>();
        for (MethodNode method : testClass.node().methods) {
            if (AFTER.stream().anyMatch(each -> Annotations.has(method, each))) {
                for (int i = 0; i < method.instructions.size(); i++) {
                    at(method, i, testClass, users).ifPresent(found::add);
                }
            }
        }
        return found;
    }

    private static Optional<Cleanup> at(MethodNode method, int position, TestClass testClass, FieldUsers users) {
        if (!(method.instructions.get(position) instanceof FieldInsnNode reset)
                || reset.getOpcode() != Opcodes.PUTSTATIC
                || !isConstant(before(reset))) {
            return Optional.empty();
        }
        return testClass.node().fields.stream()
                .filter(field -> field.name.equals(reset.name) && isPrivate(field))
                .findFirst()
                .flatMap(field -> pair(testClass, method, users.readers(field), users.writers(field)))
                .map(pair -> new Cleanup(method, position, reset, before(reset), pair.get(0), pair.get(1)));
    }

    /** The polluter and the victim, if there is one of each and no other method takes part. */
    private static Optional<List<TestMethod>> pair(
            TestClass testClass, MethodNode tearDown, Set<MethodNode> readers, Set<MethodNode> writers) {
        List<TestMethod> changing = testClass.tests().stream()
                .filter(test -> writers.contains(test.node()))
                .toList();
        List<TestMethod> reading = testClass.tests().stream()
                .filter(test -> readers.contains(test.node()) && !changing.contains(test))
                .toList();
        if (changing.size() != 1
                || reading.size() != 1
                || changing.get(0).name().hashCode() <= reading.get(0).name().hashCode()) {
            return Optional.empty();
        }
        Set<MethodNode> known =
                Set.of(tearDown, changing.get(0).node(), reading.get(0).node());
        boolean isAlone = readers.stream().allMatch(known::contains)
                && writers.stream().allMatch(each -> known.contains(each) || each.name.equals("<clinit>"));
        return isAlone ? Optional.of(List.of(changing.get(0), reading.get(0))) : Optional.empty();
    }

    private static boolean isPrivate(FieldNode field) {
        return (field.access & Opcodes.ACC_PRIVATE) != 0;
    }

    /** The instruction before another one, without labels and line numbers. */
    private static AbstractInsnNode before(AbstractInsnNode instruction) {
        AbstractInsnNode before = instruction.getPrevious();
        while (before != null && before.getOpcode() < 0) {
            before = before.getPrevious();
        }
        return before;
    }

    private static boolean isConstant(AbstractInsnNode instruction) {
        return instruction instanceof LdcInsnNode
                || (instruction != null
                        && instruction.getOpcode() >= Opcodes.ACONST_NULL
                        && instruction.getOpcode() <= Opcodes.SIPUSH);
    }
}
