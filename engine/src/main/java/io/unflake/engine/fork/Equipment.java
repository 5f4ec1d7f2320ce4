package io.unflake.engine.fork;

/**
 * What a worker JVM is started with, apart from the settings of a treatment.
 *
 * @param ownNetwork whether it has a network of its own; it reaches no other
 * @param delayPoints whether its classes have delay points
 */
record Equipment(boolean ownNetwork, boolean delayPoints) {

    static final Equipment USUAL = new Equipment(false, false);
}
