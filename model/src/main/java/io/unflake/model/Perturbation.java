package io.unflake.model;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** One way in which a run differs from a plain one: a strategy with its parameters, and the spots where it applies. */
public sealed interface Perturbation {

    /** The name of the strategy. */
    String strategy();

    /** All parameters of the strategy with their values. */
    Map<String, String> parameters();

    /** The spots where it applies; empty if it applies everywhere. */
    List<Spot> spots();

    /** Returns the same strategy with other parameters and spots. A {@link TestOrder} has no spots and ignores them. */
    Perturbation copy(Map<String, String> newParameters, List<Spot> newSpots);

    /** Returns the same perturbation with another value of one parameter. */
    default Perturbation with(String parameter, String value) {
        Map<String, String> changed = new TreeMap<>(parameters());
        changed.put(parameter, value);
        return copy(changed, spots());
    }

    /** Returns the same perturbation at other spots. */
    default Perturbation at(List<Spot> others) {
        return copy(parameters(), others);
    }

    /** Whether it applies only at some spots. */
    default boolean isNarrow() {
        return !spots().isEmpty();
    }

    /** Returns the strategy with its parameters in the syntax of the command line. */
    default String text() {
        return parameters().isEmpty()
                ? strategy()
                : strategy() + ":"
                        + parameters().entrySet().stream()
                                .map(e -> e.getKey() + "=" + e.getValue())
                                .collect(Collectors.joining(","));
    }

    /** Changes the behaviour of APIs, within or beyond their contract. */
    record ApiChange(String strategy, Map<String, String> parameters, List<Spot> spots) implements Perturbation {

        public ApiChange {
            parameters = new TreeMap<>(parameters);
            spots = List.copyOf(spots);
        }

        @Override
        public ApiChange copy(Map<String, String> newParameters, List<Spot> newSpots) {
            return new ApiChange(strategy, newParameters, newSpots);
        }
    }

    /** Delays calls. */
    record Delay(String strategy, Map<String, String> parameters, List<Spot> spots) implements Perturbation {

        public Delay {
            parameters = new TreeMap<>(parameters);
            spots = List.copyOf(spots);
        }

        @Override
        public Delay copy(Map<String, String> newParameters, List<Spot> newSpots) {
            return new Delay(strategy, newParameters, newSpots);
        }
    }

    /** Changes the order of tests. */
    record TestOrder(String strategy, Map<String, String> parameters) implements Perturbation {

        public TestOrder {
            parameters = new TreeMap<>(parameters);
        }

        @Override
        public List<Spot> spots() {
            return List.of();
        }

        @Override
        public TestOrder copy(Map<String, String> newParameters, List<Spot> newSpots) {
            return new TestOrder(strategy, newParameters);
        }
    }

    /** Changes a setting of the JVM, such as its default locale or heap size, for the whole JVM or for some calls. */
    record JvmSetting(String strategy, Map<String, String> parameters, List<Spot> spots) implements Perturbation {

        public JvmSetting {
            parameters = new TreeMap<>(parameters);
            spots = List.copyOf(spots);
        }

        @Override
        public JvmSetting copy(Map<String, String> newParameters, List<Spot> newSpots) {
            return new JvmSetting(strategy, newParameters, newSpots);
        }
    }
}
