package io.unflake.inject.place;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Matches calls in the code of tests by owner and method, written as {@code java/lang/Thread.sleep}. */
public final class CallSearch {

    private final Set<String> wanted;

    private CallSearch(Set<String> wanted) {
        this.wanted = wanted;
    }

    /** CallSearch of these methods; {@code java/io/File.*} stands for all methods of a type. */
    public static CallSearch of(String... methods) {
        return new CallSearch(Arrays.stream(methods).collect(Collectors.toSet()));
    }

    /** The positions of the calls in a method. */
    public List<Integer> in(MethodNode method) {
        return IntStream.range(0, method.instructions.size())
                .filter(i -> matches(method.instructions.get(i)))
                .boxed()
                .toList();
    }

    /** The position of the first call in a method. */
    public Optional<Integer> firstIn(MethodNode method) {
        AbstractInsnNode each = method.instructions.getFirst();
        for (int i = 0; each != null; i++, each = each.getNext()) {
            if (matches(each)) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private boolean matches(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call
                && (wanted.contains(call.owner + "." + call.name) || wanted.contains(call.owner + ".*"));
    }

    /** A call in readable form, such as {@code Thread.sleep}. */
    public static String describe(MethodNode method, int position) {
        MethodInsnNode call = (MethodInsnNode) method.instructions.get(position);
        String type = call.owner.substring(call.owner.lastIndexOf('/') + 1).replace('$', '.');
        return call.name.equals("<init>") ? "new " + type : type + "." + call.name;
    }
}
