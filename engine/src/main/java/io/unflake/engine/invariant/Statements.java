package io.unflake.engine.invariant;

import io.unflake.model.Detail.Sample;
import io.unflake.model.Detail.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The statements that hold for all samples of a variable at one program point. */
final class Statements {

    private static final int MOST_VALUES = 5;
    private static final int LONGEST_VALUE = 200;
    private static final String STRING = "java.lang.String";

    private final String name;
    private final List<Sample> samples;
    private final List<Value> values;
    private final List<String> statements = new ArrayList<>();

    private Statements(String name, List<Sample> samples) {
        this.name = name;
        this.samples = samples;
        this.values = samples.stream().map(Sample::value).toList();
    }

    /**
     * Returns the statements in the notation of the paper, such as {@code currency == "EUR"}.
     *
     * @param name the name of the variable in statements
     * @param samples at least one
     */
    static List<String> of(String name, List<Sample> samples) {
        Statements all = new Statements(name, samples);
        all.addContent();
        all.addNullness();
        all.addTypes();
        all.addNumbers();
        all.addSizes();
        all.addChange();
        return all.statements;
    }

    private void addContent() {
        Set<String> distinct = values.stream().map(Value::digest).collect(Collectors.toSet());
        if (distinct.contains("") || distinct.size() > MOST_VALUES) {
            return;
        }
        addOneOf(name, values.stream().map(Statements::text));
    }

    /** A value as in source code, if it can be written there. */
    private static String text(Value value) {
        String text = value.literal() == null ? value.text() : value.literal();
        return text.length() > LONGEST_VALUE ? text.substring(0, LONGEST_VALUE) + "..." : text;
    }

    private void addOneOf(String subject, Stream<String> texts) {
        Set<String> sorted = texts.collect(Collectors.toCollection(TreeSet::new));
        statements.add(
                sorted.size() == 1
                        ? subject + " == " + sorted.iterator().next()
                        : subject + " one of { " + String.join(", ", sorted) + " }");
    }

    /** A constant null says so itself, and numbers are hardly ever null. */
    private void addNullness() {
        if (values.stream().noneMatch(Value::isNull) && values.stream().allMatch(value -> value.number() == null)) {
            statements.add(name + " != null");
        }
    }

    private void addTypes() {
        Set<String> types = values.stream()
                .filter(value -> value.number() == null)
                .map(Value::type)
                .filter(Objects::nonNull)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (!types.isEmpty() && types.size() <= MOST_VALUES) {
            addOneOf(name + ".getType()", types.stream().map(type -> '"' + type + '"'));
        }
    }

    private void addNumbers() {
        if (values.stream().allMatch(value -> value.number() != null) && !isConstant()) {
            addRange(name, Value::number);
        }
    }

    private boolean isConstant() {
        return values.stream().map(Value::digest).distinct().count() == 1
                && !values.get(0).digest().isEmpty();
    }

    private void addRange(String subject, Function<Value, Number> number) {
        double least = values.stream()
                .mapToDouble(value -> number.apply(value).doubleValue())
                .min()
                .orElseThrow();
        double most = values.stream()
                .mapToDouble(value -> number.apply(value).doubleValue())
                .max()
                .orElseThrow();
        if (least == most) {
            statements.add(subject + " == " + plain(least));
            return;
        }
        statements.add(subject + " >= " + plain(least));
        statements.add(subject + " <= " + plain(most));
        if (least > 0 || most < 0) {
            statements.add(subject + (least > 0 ? " > 0" : " < 0"));
        }
    }

    private static String plain(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? String.valueOf((long) number)
                : String.valueOf(number);
    }

    /** The length of a constant string says nothing new. */
    private void addSizes() {
        boolean haveSizes = values.stream().allMatch(value -> value.size() != null);
        if (!haveSizes || (isConstant() && STRING.equals(values.get(0).type()))) {
            return;
        }
        addRange("size(" + name + ")", Value::size);
        if (values.stream().allMatch(value -> value.size() == 0)) {
            statements.add(name + " is empty");
        } else if (values.stream().noneMatch(value -> value.size() == 0)) {
            statements.add(name + " is not empty");
        }
    }

    private void addChange() {
        Set<Boolean> changes = samples.stream().map(Sample::changed).collect(Collectors.toSet());
        if (changes.equals(Set.of(true))) {
            statements.add(name + " changed since class initialisation");
        } else if (changes.equals(Set.of(false))) {
            statements.add(name + " unchanged since class initialisation");
        }
    }
}
