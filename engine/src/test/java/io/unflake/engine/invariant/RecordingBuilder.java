package io.unflake.engine.invariant;

import io.unflake.model.Detail;
import io.unflake.model.Detail.Access;
import io.unflake.model.Detail.Call;
import io.unflake.model.Detail.Sample;
import io.unflake.model.Detail.Value;
import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.List;

/** Builds what a detailed recording shows of one test. */
public final class RecordingBuilder {

    private final List<Sample> samples = new ArrayList<>();
    private final List<Access> accesses = new ArrayList<>();
    private final List<Call> calls = new ArrayList<>();

    public RecordingBuilder sample(String point, int pass, String variable, Value value) {
        samples.add(new Sample(point, pass, variable, value, null));
        return this;
    }

    public RecordingBuilder read(String state, Frame... stack) {
        accesses.add(new Access(state, false, false, null, "", List.of(stack)));
        return this;
    }

    public RecordingBuilder write(String state, Frame... stack) {
        accesses.add(new Access(state, true, false, null, "", List.of(stack)));
        return this;
    }

    public RecordingBuilder assign(String state, Value value, Frame... stack) {
        accesses.add(new Access(state, true, true, value, "", List.of(stack)));
        return this;
    }

    public RecordingBuilder change(String state, Value value, Frame... stack) {
        accesses.add(new Access(state, true, false, value, "", List.of(stack)));
        return this;
    }

    public RecordingBuilder call(String owner, String method, String descriptor, Value... arguments) {
        calls.add(new Call(owner, method, descriptor, true, List.of(arguments)));
        return this;
    }

    public Detail detail() {
        return new Detail(samples, accesses, calls, List.of());
    }

    public TestResult passed(String test) {
        return TestResult.of(TestId.parse(test), Outcome.PASSED, null).with(detail());
    }

    public TestResult failed(String test, Frame... stack) {
        Failure failure = new Failure("java.lang.AssertionError", "wrong", List.of(stack));
        return TestResult.of(TestId.parse(test), Outcome.FAILED, failure).with(detail());
    }

    public static Value number(int number) {
        return new Value("" + number, "java.lang.Integer", (double) number, null, "int " + number, "" + number);
    }

    public static Value string(String text) {
        String literal = '"' + text + '"';
        return new Value(literal, "java.lang.String", null, text.length(), "string " + text, literal);
    }

    public static Value nothing() {
        return new Value("null", null, null, null, "null", "null");
    }

    public static Value list(String type, String... elements) {
        String text = type.substring(type.lastIndexOf('.') + 1) + "(size " + elements.length + ") " + List.of(elements);
        return new Value(text, type, null, elements.length, text, null);
    }

    public static Frame frame(String className, String method, int line) {
        String simple = className.substring(className.lastIndexOf('.') + 1);
        return new Frame(className, method, simple + ".java", line);
    }
}
