package io.unflake.agent.policy;

import io.unflake.model.Perturbation;

/** Implements the perturbations of one strategy by configuring the hooks. */
@FunctionalInterface
public interface Policy {

    /** Configures the hooks for a perturbation of a treatment that is being activated. */
    void activate(Perturbation perturbation, Activation activation);
}
