package io.unflake.engine.score;

import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How difficult the flaky tests of a suite are made.
 *
 * @param tr the probability that a gated flaw takes effect
 * @param k the number of cleaners or state-unsetters that work; null for as many as the suite has
 */
public record Setting(double tr, Integer k) {

    /**
     * Returns the settings that make a difference to some mutants. Either {@code tr} varies, or {@code k}, so that
     * flaky tests of one kind do not disturb the search for those of the other.
     */
    public static List<Setting> of(List<Mutant> mutants, List<Double> trs, List<Integer> ks) {
        List<Setting> settings = new ArrayList<>();
        if (mutants.stream().anyMatch(mutant -> !mutant.isOrderDependent() && isGated(mutant))) {
            trs.forEach(tr -> settings.add(new Setting(tr, null)));
        }
        ks.stream()
                .map(k -> new Setting(0, k))
                .filter(setting ->
                        mutants.stream().anyMatch(mutant -> mutant.isOrderDependent() && setting.concerns(mutant)))
                .forEach(settings::add);
        if (mutants.stream()
                .anyMatch(mutant -> !isGated(mutant) && settings.stream().noneMatch(each -> each.concerns(mutant)))) {
            settings.add(new Setting(0, null));
        }
        return settings;
    }

    /** Whether this setting measures how well a mutant is detected. The cleaners of a natural mutant always work. */
    boolean concerns(Mutant mutant) {
        if (mutant.isOrderDependent()) {
            return tr == 0 && (k == null || k == mutant.k() || (isGated(mutant) && k < mutant.k()));
        }
        return isGated(mutant) ? k == null && tr > 0 : tr == 0;
    }

    /** The probability of failure of a mutant; null if it has none. */
    Double trOf(Mutant mutant) {
        return !mutant.isOrderDependent() && isGated(mutant) ? tr : null;
    }

    /** The number of cleaners of a mutant; null if the order of tests does not matter. */
    Integer kOf(Mutant mutant) {
        return !mutant.isOrderDependent() ? null : k == null ? Integer.valueOf(mutant.k()) : k;
    }

    private static boolean isGated(Mutant mutant) {
        return mutant.form().equals(Mutant.GATED);
    }

    /** The system properties that establish this setting in a test JVM. */
    public Map<String, String> properties() {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put(Labels.TR_PROPERTY, Double.toString(tr));
        if (k != null) {
            properties.put(Labels.K_PROPERTY, k.toString());
        }
        return properties;
    }

    @Override
    public String toString() {
        return k == null ? String.format(Locale.ROOT, "tr %.2f", tr) : "k " + k;
    }
}
