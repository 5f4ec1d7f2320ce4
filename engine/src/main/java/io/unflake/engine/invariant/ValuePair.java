package io.unflake.engine.invariant;

import io.unflake.model.Detail;
import io.unflake.model.Detail.Sample;
import io.unflake.model.Detail.Value;
import java.util.List;
import java.util.Objects;

/**
 * The values of a variable that a failing and a passing run of a test differ in; null if unknown.
 *
 * @param firstDiffers whether they are the first values that the test found
 */
record ValuePair(Value failing, Value passing, boolean firstDiffers) {

    static ValuePair of(String variable, Detail failing, Detail passing) {
        List<Sample> inFailing = samples(variable, failing);
        List<Sample> inPassing = samples(variable, passing);
        if (inFailing.isEmpty() || inPassing.isEmpty()) {
            return new ValuePair(null, null, false);
        }
        ValuePair first =
                new ValuePair(inFailing.get(0).value(), inPassing.get(0).value(), true);
        return first.isDifferent() ? first : later(inFailing, inPassing);
    }

    private static List<Sample> samples(String variable, Detail detail) {
        return detail.samples().stream()
                .filter(sample -> Variables.of(sample).equals(variable))
                .toList();
    }

    /** The first values that differ in the same pass of a program point, or else the last values. */
    private static ValuePair later(List<Sample> inFailing, List<Sample> inPassing) {
        for (Sample sample : inFailing) {
            for (Sample other : inPassing) {
                ValuePair pair = new ValuePair(sample.value(), other.value(), false);
                boolean isSamePass = sample.point().equals(other.point()) && sample.pass() == other.pass();
                if (isSamePass && pair.isDifferent()) {
                    return pair;
                }
            }
        }
        return new ValuePair(last(inFailing), last(inPassing), false);
    }

    private static Value last(List<Sample> samples) {
        return samples.get(samples.size() - 1).value();
    }

    private boolean isDifferent() {
        return (failing.digest().isEmpty() || passing.digest().isEmpty())
                ? !Objects.equals(failing.text(), passing.text()) || !Objects.equals(failing.size(), passing.size())
                : !failing.digest().equals(passing.digest());
    }
}
