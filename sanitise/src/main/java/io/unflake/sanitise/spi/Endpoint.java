package io.unflake.sanitise.spi;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;

/**
 * The address of a server that code tried to reach.
 *
 * @param host a host name or an IP address
 * @param port the port, -1 if unknown
 */
public record Endpoint(String host, int port) {

    /** Returns whether this is an address of the local machine, which can be reached without a network. */
    public boolean isThisMachine() {
        try {
            InetAddress address = InetAddress.getByName(host);
            return address.isLoopbackAddress()
                    || address.isAnyLocalAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
        } catch (IOException e) {
            // A name that cannot be resolved is not a name of this machine.
            return false;
        }
    }

    @Override
    public String toString() {
        return port < 0 ? host : host + ":" + port;
    }
}
