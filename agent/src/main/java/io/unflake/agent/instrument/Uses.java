package io.unflake.agent.instrument;

import java.util.function.Predicate;

/**
 * How to observe which classes are used.
 *
 * @param ownerMayReach whether the initialiser of another class may reach a site
 * @param mayReach whether the initialiser of this class may reach a site
 */
record Uses(Initialisation initialisation, Predicate<String> ownerMayReach, boolean mayReach) {}
