package io.unflake.inject.edit;

import io.unflake.model.labels.Mutant;

/**
 * How flaws are written.
 *
 * @param gated whether a gate decides when a flaw shows; otherwise it is always there
 * @param tr the threshold of gates, unless the run sets another one
 * @param k the number of cleaners or state-unsetters of each order-dependent mutant
 */
public record Settings(boolean gated, double tr, int k) {

    /** The form in the labels. */
    public String form() {
        return gated ? Mutant.GATED : Mutant.NATURAL;
    }
}
