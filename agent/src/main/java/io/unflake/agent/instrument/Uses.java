package io.unflake.agent.instrument;

import java.util.function.Predicate;

/**
 * How it is observed that a class is used, or uses others.
 *
 * @param ownerMayReach whether the initialiser of another class may reach a site
 * @param mayReach whether the initialiser of this class may
 */
record Uses(Initialisation initialisation, Predicate<String> ownerMayReach, boolean mayReach) {}
