package io.unflake.sanitise.evidence;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.List;

/**
 * Records the addresses that sockets and clients of the JDK are about to connect to, and delegates the choice of a proxy to
 * the selector that it wraps.
 *
 * <p>They call the proxy selector on the thread that connects. The JDK has no other hook that reveals the address without
 * instrumentation.
 */
final class RecordingProxySelector extends ProxySelector {

    private final ProxySelector delegate;

    private RecordingProxySelector(ProxySelector delegate) {
        this.delegate = delegate;
    }

    static void install() {
        ProxySelector.setDefault(new RecordingProxySelector(ProxySelector.getDefault()));
    }

    @Override
    public List<Proxy> select(URI uri) {
        if (uri != null && uri.getHost() != null) {
            ConnectionAttempt.commit(uri.getHost(), uri.getPort());
        }
        return delegate == null ? List.of(Proxy.NO_PROXY) : delegate.select(uri);
    }

    @Override
    public void connectFailed(URI uri, SocketAddress address, IOException failure) {
        if (delegate != null) {
            delegate.connectFailed(uri, address, failure);
        }
    }
}
