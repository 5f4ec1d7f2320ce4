package io.unflake.hooks;

import java.io.IOException;
import java.net.SocketAddress;
import java.nio.channels.SocketChannel;

/**
 * Hooks for sockets and blocking channels. Most of the timeout passes before connecting; the rest is left for the
 * connection.
 */
public final class ConnectHooks {

    private static volatile Connects connects;

    private ConnectHooks() {}

    /** Sets how connections are delayed; null for no delay. */
    public static void use(Connects newConnects) {
        connects = newConnects;
    }

    static Connects connects() {
        return connects;
    }

    /** Called before connecting without a timeout. */
    public static void connecting(int site) {
        connecting(0, site);
    }

    static void connecting(long timeoutMillis, int site) {
        Reach.hit(site);
        long since = Gate.openings();
        Connects policy = connects;
        if (policy != null) {
            Gate.pauseUninterrupted(policy.delay(timeoutMillis, site), since);
        }
    }

    /** Called before connecting with a timeout; returns the remaining timeout. */
    public static int connecting(int timeoutMillis, int site) {
        connecting((long) Math.max(0, timeoutMillis), site);
        Connects policy = connects;
        return policy == null || timeoutMillis <= 0 ? timeoutMillis : (int) policy.left(timeoutMillis, site);
    }

    public static boolean connect(SocketChannel channel, SocketAddress address, int site) throws IOException {
        if (channel.isBlocking()) {
            connecting(0, site);
        }
        return channel.connect(address);
    }
}
