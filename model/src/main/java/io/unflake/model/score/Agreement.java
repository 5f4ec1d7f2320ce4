package io.unflake.model.score;

import java.util.Collection;
import java.util.function.BiPredicate;

/**
 * How well what a detector reports agrees with what is known to be flaky.
 *
 * @param precision the share of the reported tests that are known
 * @param recall the share of the known ones that are reported
 */
public record Agreement(Proportion precision, Proportion recall) {

    /**
     * Compares.
     *
     * @param matches whether a known one is meant by a reported one
     */
    public static <K, R> Agreement of(Collection<K> known, Collection<R> reported, BiPredicate<K, R> matches) {
        long right = reported.stream()
                .filter(one -> known.stream().anyMatch(each -> matches.test(each, one)))
                .count();
        long found = known.stream()
                .filter(each -> reported.stream().anyMatch(one -> matches.test(each, one)))
                .count();
        return new Agreement(Proportion.of(right, reported.size()), Proportion.of(found, known.size()));
    }
}
