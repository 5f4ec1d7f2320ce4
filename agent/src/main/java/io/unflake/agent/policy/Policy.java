package io.unflake.agent.policy;

import io.unflake.model.Perturbation;

/** Turns a perturbation of one strategy into behaviour of the hooks. */
@FunctionalInterface
public interface Policy {

    /** Adds the behaviour to the hooks of a treatment that is being activated. */
    void activate(Perturbation perturbation, Activation activation);
}
