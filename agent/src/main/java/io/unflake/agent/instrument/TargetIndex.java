package io.unflake.agent.instrument;

import io.unflake.model.strategy.Form;
import io.unflake.model.strategy.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the targets that a call means. */
final class TargetIndex {

    private final Map<String, List<Target>> byMethod = new HashMap<>();

    TargetIndex(List<Target> targets) {
        for (Target target : targets) {
            if (target.form() != Form.CALLEE) {
                String arguments =
                        target.descriptor().substring(0, target.descriptor().indexOf(')') + 1);
                byMethod.computeIfAbsent(target.name() + arguments, key -> new ArrayList<>())
                        .add(target);
            }
        }
    }

    /** Names with parameter types, as {@link #find} looks for them first. */
    Iterable<String> methods() {
        return byMethod.keySet();
    }

    /** Constructors mean exactly one class, so that nearly all classes can be told apart by their constant pool. */
    boolean isConstructorOf(String owner, String arguments) {
        return byMethod.getOrDefault("<init>" + arguments, List.of()).stream()
                .anyMatch(target -> target.owner().equals(owner));
    }

    List<Target> find(Call call, Hierarchy hierarchy) {
        List<Target> candidates = byMethod.get(call.name() + call.arguments());
        if (candidates == null) {
            return List.of();
        }
        return candidates.stream()
                .filter(target -> fits(call, target) && isOwner(call, target, hierarchy))
                .toList();
    }

    private static boolean fits(Call call, Target target) {
        return switch (target.form()) {
            case REDIRECT -> !call.isSuper() && target.descriptor().equals(call.descriptor());
            case RESULT -> target.descriptor().equals(call.descriptor());
            default -> true;
        };
    }

    private static boolean isOwner(Call call, Target target, Hierarchy hierarchy) {
        return call.isConstructor()
                ? call.owner().equals(target.owner())
                : hierarchy.isSubtype(call.owner(), target.owner());
    }
}
