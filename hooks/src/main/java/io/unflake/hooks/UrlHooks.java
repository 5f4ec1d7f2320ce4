package io.unflake.hooks;

import java.net.URL;
import java.net.URLConnection;
import java.util.Set;

/** Hooks for network connections through URLs. Code still sees the timeout that it has set. */
public final class UrlHooks {

    private static final Set<String> NETWORK = Set.of("http", "https", "ftp");

    private static final WeakIdentityMap<Integer> TIMEOUTS = new WeakIdentityMap<>();
    private static final WeakIdentityMap<Boolean> DELAYED = new WeakIdentityMap<>();

    private UrlHooks() {}

    public static void setConnectTimeout(URLConnection connection, int timeout, int site) {
        connection.setConnectTimeout(timeout);
        Connects policy = ConnectHooks.connects();
        if (policy == null || timeout <= 0 || !isNetwork(connection.getURL())) {
            TIMEOUTS.remove(connection);
        } else {
            TIMEOUTS.put(connection, timeout);
            connection.setConnectTimeout((int) policy.left(timeout, site));
        }
    }

    public static int getConnectTimeout(URLConnection connection, int site) {
        Integer asked = TIMEOUTS.get(connection);
        return asked == null ? connection.getConnectTimeout() : asked;
    }

    /** Called before an operation that connects, unless the connection exists already. */
    public static void connecting(Object receiver, int site) {
        URLConnection connection = (URLConnection) receiver;
        if (connection == null || !isNetwork(connection.getURL())) {
            return;
        }
        Reach.hit(site);
        if (ConnectHooks.connects() != null && DELAYED.get(connection) == null) {
            DELAYED.put(connection, true);
            Integer asked = TIMEOUTS.get(connection);
            ConnectHooks.connecting((long) (asked == null ? 0 : asked), site);
        }
    }

    /** Called before a URL is opened. */
    public static void opening(Object receiver, int site) {
        if (receiver != null && isNetwork((URL) receiver)) {
            ConnectHooks.connecting(site);
        }
    }

    private static boolean isNetwork(URL url) {
        return url != null && NETWORK.contains(url.getProtocol());
    }
}
