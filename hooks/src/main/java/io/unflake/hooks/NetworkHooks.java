package io.unflake.hooks;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.BitSet;

/**
 * Observes which ports tests bind, and whether they use anything that a network with a loopback interface only does not
 * have. Servers of other processes on this machine count, too.
 *
 * <p>Nothing here looks up a name or opens a socket, since the JDK calls it when it does.
 */
public final class NetworkHooks {

    /** The ports of sockets that this JVM has opened. */
    private static final BitSet OWN = new BitSet();

    private NetworkHooks() {}

    /** A socket is about to be bound. For port 0 the system chooses a free port. */
    public static void binding(InetAddress address, int port) {
        if (port != 0) {
            Claims.add("port " + port);
        }
        if (address != null && !isLocal(address)) {
            outside(address.getHostAddress());
        }
    }

    /** A socket has this address. */
    public static void bound(InetSocketAddress address) {
        if (address != null) {
            synchronized (OWN) {
                OWN.set(address.getPort());
            }
        }
    }

    /** A socket is about to be connected. */
    public static void connecting(InetAddress address, int port) {
        if (address != null && !(isLocal(address) && isOwn(port))) {
            outside(address.getHostAddress() + ":" + port);
        }
    }

    /** A name is looked up. */
    public static void lookup(String host) {
        if (host != null && !host.equalsIgnoreCase("localhost")) {
            outside(host);
        }
    }

    /** Something outside the JVM is used. */
    public static void outside(String what) {
        Claims.add("outside " + what);
    }

    private static boolean isLocal(InetAddress address) {
        return address.isLoopbackAddress() || address.isAnyLocalAddress();
    }

    private static boolean isOwn(int port) {
        synchronized (OWN) {
            return OWN.get(port);
        }
    }
}
