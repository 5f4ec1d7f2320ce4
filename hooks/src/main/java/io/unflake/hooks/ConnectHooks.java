package io.unflake.hooks;

import java.io.IOException;
import java.net.SocketAddress;
import java.nio.channels.SocketChannel;

/** Connections of sockets and blocking channels: most of the timeout passes before, the rest is left to connect. */
public final class ConnectHooks {

    private static volatile Connects connects;

    private ConnectHooks() {}

    /** Sets how connecting is slowed down from now on; null for not at all. */
    public static void use(Connects newConnects) {
        connects = newConnects;
    }

    static Connects connects() {
        return connects;
    }

    /** A connection without a timeout is about to be made. */
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

    /** A connection with a timeout is about to be made; returns the timeout that is left. */
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
