package io.unflake.engine.invariant;

import io.unflake.model.Detail;
import io.unflake.model.Detail.Sample;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The invariants of one run: for each variable and program point, the statements that hold whenever it is passed. */
final class Invariants {

    private static final int MOST_PAIRED = 40;

    private final Map<String, Map<String, Set<String>>> byVariable = new LinkedHashMap<>();

    private Invariants() {}

    static Invariants of(Detail detail) {
        Invariants invariants = new Invariants();
        detail.samples().stream()
                .collect(Collectors.groupingBy(Sample::point, LinkedHashMap::new, Collectors.toList()))
                .forEach(invariants::addPoint);
        return invariants;
    }

    private void addPoint(String point, List<Sample> samples) {
        Map<String, List<Sample>> variables =
                samples.stream().collect(Collectors.groupingBy(Variables::of, LinkedHashMap::new, Collectors.toList()));
        variables.forEach(
                (variable, some) -> at(variable, point).addAll(Statements.of(Variables.brief(variable), some)));
        variables.keySet().stream()
                .filter(Variables::isField)
                .collect(Collectors.groupingBy(Variables::owner, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .filter(fields -> fields.size() <= MOST_PAIRED)
                .forEach(fields -> addEqualities(point, fields, variables));
    }

    private Set<String> at(String variable, String point) {
        return byVariable
                .computeIfAbsent(variable, name -> new LinkedHashMap<>())
                .computeIfAbsent(point, name -> new LinkedHashSet<>());
    }

    private void addEqualities(String point, List<String> fields, Map<String, List<Sample>> samples) {
        for (int i = 0; i < fields.size(); i++) {
            for (int j = i + 1; j < fields.size(); j++) {
                if (areEqual(samples.get(fields.get(i)), samples.get(fields.get(j)))) {
                    String one = Variables.brief(fields.get(i));
                    String other = Variables.brief(fields.get(j));
                    at(fields.get(i), point).add(one + " == " + other);
                    at(fields.get(j), point).add(other + " == " + one);
                }
            }
        }
    }

    /** Whether two variables have the same values in all passes, which must be more than null. */
    private static boolean areEqual(List<Sample> some, List<Sample> others) {
        Map<Integer, String> one = byPass(some);
        return one.equals(byPass(others))
                && !one.containsValue("")
                && some.stream().noneMatch(sample -> sample.value().isNull());
    }

    private static Map<Integer, String> byPass(List<Sample> samples) {
        return samples.stream()
                .collect(Collectors.toMap(Sample::pass, sample -> sample.value().digest(), (first, last) -> last));
    }

    Set<String> variables() {
        return byVariable.keySet();
    }

    /** The program points at which a variable was seen, in the order in which they were first passed. */
    List<String> points(String variable) {
        return new ArrayList<>(byVariable.getOrDefault(variable, Map.of()).keySet());
    }

    /** The statements about a variable at a point; none if it was not seen there. */
    Set<String> statements(String variable, String point) {
        return byVariable.getOrDefault(variable, Map.of()).getOrDefault(point, Set.of());
    }

    boolean knows(String variable, String point) {
        return byVariable.getOrDefault(variable, Map.of()).containsKey(point);
    }
}
