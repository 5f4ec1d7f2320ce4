package io.unflake.agent.instrument;

import io.unflake.agent.custom.CustomStrategies;
import io.unflake.model.strategy.Form;
import io.unflake.model.strategy.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finds the targets that a call means. */
final class TargetIndex {

    private final Map<String, List<Target>> byMethod = new HashMap<>();
    private final CustomStrategies custom;

    /** @param custom null if the user's own strategies do not apply */
    TargetIndex(List<Target> targets, CustomStrategies custom) {
        this.custom = custom;
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
        List<Target> own = candidates == null
                ? List.of()
                : candidates.stream()
                        .filter(target -> fits(call, target) && isOwner(call, target, hierarchy))
                        .toList();
        List<Target> users = findCustom(call);
        return users.isEmpty()
                ? own
                : Stream.concat(own.stream(), users.stream()).toList();
    }

    private List<Target> findCustom(Call call) {
        boolean possible =
                custom != null && !call.isConstructor() && !call.owner().startsWith("[");
        return possible
                ? custom.find(call.owner(), call.name(), call.descriptor()).stream()
                        .filter(target -> target.form() == Form.CUSTOM_RESULT || !call.isSuper())
                        .toList()
                : List.of();
    }

    /** Whether there are targets that only a look at each call can find. */
    boolean hasPatterns() {
        return custom != null && !custom.isEmpty();
    }

    private static boolean fits(Call call, Target target) {
        return switch (target.form()) {
            case REDIRECT -> !call.isSuper() && target.descriptor().equals(call.descriptor());
            case PEEK -> !(call.isSuper() && call.hasArguments());
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
