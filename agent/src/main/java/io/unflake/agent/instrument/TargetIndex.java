package io.unflake.agent.instrument;

import io.unflake.agent.custom.CustomStrategies;
import io.unflake.model.strategy.Form;
import io.unflake.model.strategy.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the targets of a call. */
final class TargetIndex {

    private final Map<String, Map<String, List<Target>>> byName = new HashMap<>();
    private final CustomStrategies custom;

    /** @param custom null if custom strategies do not apply */
    TargetIndex(List<Target> targets, CustomStrategies custom) {
        this.custom = custom == null || custom.isEmpty() ? null : custom;
        for (Target target : targets) {
            if (target.form() != Form.CALLEE) {
                add(target);
            }
        }
    }

    private void add(Target target) {
        Map<String, List<Target>> byArguments = byName.get(target.name());
        if (byArguments == null) {
            byArguments = new HashMap<>();
            byName.put(target.name(), byArguments);
        }
        String arguments = Call.arguments(target.descriptor());
        List<Target> targets = byArguments.get(arguments);
        if (targets == null) {
            targets = new ArrayList<>();
            byArguments.put(arguments, targets);
        }
        targets.add(target);
    }

    /** Returns the hashes of names with parameter types that {@link #find} looks for. */
    Set<Integer> hashes() {
        Set<Integer> hashes = new HashSet<>();
        byName.forEach((name, byArguments) ->
                byArguments.keySet().forEach(arguments -> hashes.add((name + arguments).hashCode())));
        return hashes;
    }

    /** A constructor belongs to exactly one class, so the constant pool rules out nearly all other classes. */
    boolean isConstructorOf(String owner, String arguments) {
        for (Target target : candidates("<init>", arguments)) {
            if (target.owner().equals(owner)) {
                return true;
            }
        }
        return false;
    }

    private List<Target> candidates(String name, String arguments) {
        Map<String, List<Target>> byArguments = byName.get(name);
        List<Target> found = byArguments == null ? null : byArguments.get(arguments);
        return found == null ? List.of() : found;
    }

    /** Whether any target has this name. This is checked for every call. */
    boolean mayMean(String name) {
        return custom != null || byName.containsKey(name);
    }

    List<Target> find(Call call, Hierarchy hierarchy) {
        List<Target> found = new ArrayList<>();
        for (Target target : candidates(call.name(), call.arguments())) {
            if (fits(call, target) && isOwner(call, target, hierarchy)) {
                found.add(target);
            }
        }
        if (custom != null) {
            found.addAll(findCustom(call));
        }
        return found;
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

    /** Whether there are targets that can only be found by checking each call. */
    boolean hasPatterns() {
        return custom != null;
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
