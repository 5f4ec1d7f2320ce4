package io.unflake.engine.clean;

import io.unflake.engine.invariant.Variables;
import io.unflake.model.Detail;
import io.unflake.model.Detail.Sample;
import io.unflake.model.Detail.Value;
import io.unflake.model.explain.Problem;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Recognises code that found the value of the failing run in a variable and left the value of the passing run. */
final class ValueReset {

    private ValueReset() {}

    /** Returns the methods that did so, such as {@code shop.Config.reset()}. */
    static List<String> methods(Detail detail, Problem problem) {
        Map<List<Object>, Value> entered = new HashMap<>();
        Set<String> methods = new LinkedHashSet<>();
        for (Sample sample : samples(detail, problem)) {
            List<Object> call = List.of(Variables.method(sample.point()), sample.pass());
            if (sample.point().endsWith(Detail.ENTER)) {
                entered.put(call, sample.value());
            } else if (sample.point().endsWith(Detail.EXIT) && isReset(entered.get(call), sample.value(), problem)) {
                methods.add(Variables.method(sample.point()));
            }
        }
        return List.copyOf(methods);
    }

    /** Whether the test itself did so, from its start to its end. */
    static boolean isIn(Detail detail, Problem problem) {
        Value first = null;
        Value last = null;
        for (Sample sample : samples(detail, problem)) {
            first = sample.point().equals(Detail.START) ? sample.value() : first;
            last = sample.point().equals(Detail.END) ? sample.value() : last;
        }
        return isReset(first, last, problem);
    }

    private static List<Sample> samples(Detail detail, Problem problem) {
        return detail.samples().stream()
                .filter(sample -> sample.variable().equals(problem.variable()))
                .toList();
    }

    private static boolean isReset(Value before, Value after, Problem problem) {
        return isEqual(before, problem.failing())
                && (isEqual(after, problem.passing()) || areWithoutRows(after, problem.passing()));
    }

    /** A table that is empty is as good as one that was not used yet. */
    private static boolean areWithoutRows(Value after, Value passing) {
        return after != null
                && passing != null
                && passing.digest().equals(Detail.UNUSED)
                && after.digest().equals(Detail.EMPTY);
    }

    private static boolean isEqual(Value one, Value other) {
        return one != null
                && other != null
                && !one.digest().isEmpty()
                && one.digest().equals(other.digest());
    }
}
