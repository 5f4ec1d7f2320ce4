package io.unflake.agent.policy;

import java.util.function.IntSupplier;

/**
 * What policies need from the instrumented JDK.
 *
 * @param collectionCaller returns the site that iterates an unordered collection now, -1 if it is not in the project
 * @param rewriteCollections prepares the JDK for other iteration orders
 * @param rewriteThreads prepares the JDK for thread keys
 * @param port takes fixed ports
 * @param startedForTreatments whether this JVM was started by a controller: it reports when tests start and end, and
 *     passes JVM settings on the command line
 */
public record JdkAccess(
        IntSupplier collectionCaller,
        Runnable rewriteCollections,
        Runnable rewriteThreads,
        TakenPort port,
        boolean startedForTreatments) {}
