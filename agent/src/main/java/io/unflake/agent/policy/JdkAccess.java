package io.unflake.agent.policy;

import java.util.function.IntSupplier;

/**
 * Access of policies to the instrumented JDK.
 *
 * @param collectionCaller returns the site that currently iterates an unordered collection, -1 if not in the project
 * @param rewriteCollections prepares the JDK for other iteration orders
 * @param rewriteThreads prepares the JDK for thread keys
 * @param port simulates fixed ports that are in use
 * @param startedForTreatments whether a controller started this JVM; if so, it reports the start and end of tests, and
 *     JVM settings are passed on the command line
 */
public record JdkAccess(
        IntSupplier collectionCaller,
        Runnable rewriteCollections,
        Runnable rewriteThreads,
        TakenPort port,
        boolean startedForTreatments) {}
