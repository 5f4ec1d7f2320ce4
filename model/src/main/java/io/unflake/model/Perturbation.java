package io.unflake.model;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** One way in which a run differs from a plain one: a strategy with its parameters, and the spots where it applies. */
public sealed interface Perturbation {

    /** Name of the strategy. */
    String strategy();

    /** All parameters of the strategy with their values. */
    Map<String, String> parameters();

    /** The spots where it applies; empty for everywhere. */
    List<Spot> spots();

    /** The same strategy with other parameters at other spots. Orders of tests ignore the spots: they have none. */
    Perturbation copy(Map<String, String> newParameters, List<Spot> newSpots);

    /** The same with another value of one parameter. */
    default Perturbation with(String parameter, String value) {
        Map<String, String> changed = new TreeMap<>(parameters());
        changed.put(parameter, value);
        return copy(changed, spots());
    }

    /** The same at other spots. */
    default Perturbation at(List<Spot> others) {
        return copy(parameters(), others);
    }

    /** Whether it applies at some spots only. */
    default boolean isNarrow() {
        return !spots().isEmpty();
    }

    /** The strategy with its parameters, as the command line takes it. */
    default String text() {
        return parameters().isEmpty()
                ? strategy()
                : strategy() + ":"
                        + parameters().entrySet().stream()
                                .map(e -> e.getKey() + "=" + e.getValue())
                                .collect(Collectors.joining(","));
    }

    /** APIs behave differently, within or beyond their contract. */
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

    /** Calls take longer. */
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

    /** Tests run in another order. */
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

    /** The JVM has another setting, such as its default locale or the size of its heap; or some calls see it so. */
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
