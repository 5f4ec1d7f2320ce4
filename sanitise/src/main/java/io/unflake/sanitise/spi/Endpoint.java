package io.unflake.sanitise.spi;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;

/**
 * An address that code wanted to reach.
 *
 * @param host a name or an address
 * @param port -1 if nobody knows
 */
public record Endpoint(String host, int port) {

    /** Whether that is an address of this very machine, so that no network is needed to get there. */
    public boolean isThisMachine() {
        try {
            InetAddress address = InetAddress.getByName(host);
            return address.isLoopbackAddress()
                    || address.isAnyLocalAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
        } catch (IOException e) {
            // What cannot even be resolved is elsewhere.
            return false;
        }
    }

    @Override
    public String toString() {
        return port < 0 ? host : host + ":" + port;
    }
}
