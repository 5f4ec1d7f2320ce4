package io.unflake.sanitise.evidence;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.List;

/**
 * Notes whom sockets and clients of the JDK are about to connect to, and leaves the choice of a proxy to whom it was left
 * before. They ask for a proxy on the thread that connects; nothing else of the JDK tells an address without being changed.
 */
final class RecordingProxySelector extends ProxySelector {

    private final ProxySelector real;

    private RecordingProxySelector(ProxySelector real) {
        this.real = real;
    }

    static void watch() {
        ProxySelector.setDefault(new RecordingProxySelector(ProxySelector.getDefault()));
    }

    @Override
    public List<Proxy> select(URI uri) {
        if (uri != null && uri.getHost() != null) {
            ConnectionAttempt.commit(uri.getHost(), uri.getPort());
        }
        return real == null ? List.of(Proxy.NO_PROXY) : real.select(uri);
    }

    @Override
    public void connectFailed(URI uri, SocketAddress address, IOException failure) {
        if (real != null) {
            real.connectFailed(uri, address, failure);
        }
    }
}
