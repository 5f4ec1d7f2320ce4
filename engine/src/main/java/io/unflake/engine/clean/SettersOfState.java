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
                && problem.failing().literal() != null
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
        String polluted = problem.failing().literal();
        boolean isPassed = call.arguments().stream().anyMatch(argument -> polluted.equals(argument.literal()));
        List<String> arguments = call.arguments().stream()
                .map(Value::literal)
                .map(literal -> polluted.equals(literal) ? problem.passing().literal() : literal)
                .collect(Collectors.toList());
        return isPassed ? code.statement(call, arguments) : Optional.empty();
    }
}
