package io.unflake.engine.clean;

import io.unflake.model.Detail.Call;
import io.unflake.model.Detail.Value;
import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Builds calls that may change what a method returns: of other methods of its class, with arguments that were seen.
 *
 * <p>Methods that the polluters did not call come first, since those that they called made the difference. Arguments of
 * the polluters come first, since they tell what was left behind.
 */
final class Modifiers {

    private static final int MOST_ARGUMENTS = 4;

    private final List<Call> calls;
    private final List<Call> polluting;
    private final CallCode code;

    /** @param polluting those of the calls that the polluters made */
    Modifiers(List<Call> calls, List<Call> polluting) {
        this.calls = calls;
        this.polluting = polluting;
        this.code = new CallCode(calls);
    }

    /** @param method the method that returns something else, such as {@code shop.Users.count()} */
    List<String> of(String method) {
        String className = method.substring(0, method.lastIndexOf('.', method.indexOf('(')));
        Map<String, Call> others = new LinkedHashMap<>();
        calls.stream()
                .filter(call -> call.owner().equals(className))
                .forEach(call -> others.putIfAbsent(CallCode.signature(call), call));
        others.remove(method);
        Set<String> ofPolluters = new LinkedHashSet<>();
        polluting.forEach(call -> ofPolluters.add(CallCode.signature(call)));
        return others.entrySet().stream()
                .sorted(Comparator.comparing(entry -> ofPolluters.contains(entry.getKey())))
                .flatMap(entry -> statements(entry.getValue()).stream())
                .distinct()
                .toList();
    }

    private List<String> statements(Call call) {
        List<List<String>> lists = List.of(List.of());
        for (ClassDesc parameter : CallCode.type(call).parameterList()) {
            lists = extended(lists, seen(parameter));
        }
        return lists.stream()
                .flatMap(arguments -> code.statement(call, arguments).stream())
                .toList();
    }

    private static List<List<String>> extended(List<List<String>> lists, List<String> next) {
        List<List<String>> extended = new ArrayList<>();
        for (List<String> list : lists) {
            for (String argument : next) {
                List<String> longer = new ArrayList<>(list);
                longer.add(argument);
                extended.add(longer);
            }
        }
        return extended.subList(0, Math.min(extended.size(), MOST_ARGUMENTS));
    }

    /** The arguments that were passed for parameters of this type. */
    private List<String> seen(ClassDesc type) {
        Set<String> literals = new LinkedHashSet<>();
        polluting.forEach(call -> addSeen(call, type, literals));
        calls.forEach(call -> addSeen(call, type, literals));
        return literals.stream().limit(MOST_ARGUMENTS).toList();
    }

    private static void addSeen(Call call, ClassDesc type, Set<String> literals) {
        List<ClassDesc> parameters = CallCode.type(call).parameterList();
        for (int i = 0; i < Math.min(parameters.size(), call.arguments().size()); i++) {
            Value argument = call.arguments().get(i);
            if (parameters.get(i).equals(type) && argument.literal() != null) {
                literals.add(argument.literal());
            }
        }
    }
}
