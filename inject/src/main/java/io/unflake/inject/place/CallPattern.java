package io.unflake.inject.place;

import java.util.List;
import java.util.Optional;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A method of the JDK, through any of some types.
 *
 * @param types the simple names of the types in {@code java.util.concurrent}, or {@code Thread}
 * @param method name and descriptor
 * @param substitute the method of a flaw that replaces it
 */
public record CallPattern(List<String> types, String method, String substitute) {

    private static final String CONCURRENT = "java/util/concurrent/";

    boolean matches(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call
                && method.equals(call.name + call.desc)
                && types.contains(
                        call.owner.startsWith(CONCURRENT)
                                ? call.owner.substring(CONCURRENT.length())
                                : call.owner.substring(call.owner.lastIndexOf('/') + 1))
                && call.owner.startsWith("java/");
    }

    /** A call in a method, and the pattern that it matches. */
    public record Match(int position, CallPattern pattern) {}

    /** The first call in a method that matches any pattern. */
    public static Optional<Match> first(List<CallPattern> patterns, MethodNode method) {
        AbstractInsnNode each = method.instructions.getFirst();
        for (int i = 0; each != null; i++, each = each.getNext()) {
            for (CallPattern pattern : patterns) {
                if (pattern.matches(each)) {
                    return Optional.of(new Match(i, pattern));
                }
            }
        }
        return Optional.empty();
    }
}
