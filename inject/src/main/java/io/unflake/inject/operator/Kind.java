package io.unflake.inject.operator;

import io.unflake.model.labels.Mutant;

/** The types of flaky tests. */
public enum Kind {
    /** The outcome depends on the order of tests. */
    OD(Mutant.OD),
    /** The outcome varies although the order is the same. */
    NOD(Mutant.NOD),
    /** The outcome depends on what an implementation of an API happens to do. */
    ID(Mutant.ID);

    private final String label;

    Kind(String label) {
        this.label = label;
    }

    /** The name in the labels. */
    public String label() {
        return label;
    }
}
