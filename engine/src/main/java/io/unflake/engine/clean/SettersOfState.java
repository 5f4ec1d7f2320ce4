package io.unflake.engine.clean;

import io.unflake.model.Detail.Call;
import io.unflake.model.Detail.Value;
import io.unflake.model.explain.Problem;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Repeats the call with which a polluter wrote a value into shared state, but with the value of the passing run. */
final class SettersOfState {

    private SettersOfState() {}

    /** @param polluting the calls that the polluters made */
    static List<String> calls(Problem problem, List<Call> polluting, CallCode code) {
        boolean canBeWritten = problem.writer() != null
                && problem.failing() != null
                && problem.passing() != null
                && problem.passing().literal() != null;
        return canBeWritten
                ? polluting.stream()
                        .filter(call -> isWriter(call, problem))
                        .flatMap(call -> repeated(call, problem, code).stream())
                        .distinct()
                        .toList()
                : List.of();
    }

    private static boolean isWriter(Call call, Problem problem) {
        return problem.writer().at().startsWith(call.owner() + "." + call.method() + "(");
    }

    private static Optional<String> repeated(Call call, Problem problem, CallCode code) {
        boolean isPassed = call.arguments().stream().anyMatch(argument -> isPolluted(argument, problem.failing()));
        List<String> arguments = call.arguments().stream()
                .map(argument -> isPolluted(argument, problem.failing())
                        ? problem.passing().literal()
                        : argument.literal())
                .collect(Collectors.toList());
        return isPassed ? code.statement(call, arguments) : Optional.empty();
    }

    /** The content of an object may have changed since it was passed, so that only its type is the same. */
    private static boolean isPolluted(Value argument, Value polluted) {
        return polluted.literal() == null
                ? polluted.type().equals(argument.type())
                : polluted.literal().equals(argument.literal());
    }
}
