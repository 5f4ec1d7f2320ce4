package io.unflake.sanitise.assume;

import io.unflake.sanitise.evidence.Frames;
import io.unflake.sanitise.spi.Assumption;
import io.unflake.sanitise.spi.Endpoint;
import io.unflake.sanitise.spi.Sighting;
import java.net.BindException;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.net.ssl.SSLHandshakeException;

/**
 * The assumption that other machines can be reached.
 *
 * <p>An exception violates it if networking code of the JDK created it, or if the test failed with it, and if it does not
 * concern the local machine: a local server that does not answer is a bug, not an outage. A refused connection or a timeout
 * whose remote address is unknown does not count.
 */
final class NetworkAssumption implements Assumption {

    static final String NAME = "network";

    /** The frames to search for the method that connects, counted from where the exception was created. */
    private static final int FRAMES_OF_CONNECT = 12;

    private static final List<String> NETWORKING =
            List.of("java.net.", "sun.nio.ch.", "sun.net.", "sun.security.ssl.", "jdk.internal.net.");

    /** The HTTP server of the JDK: its exceptions come from the test's own server. */
    private static final String OWN_SERVER = "sun.net.httpserver.";

    private static final List<String> CLOSED_HANDSHAKE =
            List.of("remote host terminated the handshake", "remote host closed connection", "connection reset");

    /** Messages of the JDK about misused sockets, which do not involve the network. */
    private static final Pattern MISUSE = Pattern.compile("(socket (is )?(closed|not connected|not bound|not created)"
            + "|already (connected|bound)|socket (input|output) is shutdown|closed by interrupt).*");

    /** Messages of the JDK about malformed addresses, which are rejected without a lookup. */
    private static final Pattern NO_ADDRESS = Pattern.compile("illegal length|invalid ipv[46] address");

    private final Set<Class<? extends Throwable>> additional;
    private final boolean loopback;

    /**
     * @param additional exceptions added by the user
     * @param loopback whether connections to the local machine count, too
     */
    NetworkAssumption(Collection<Class<? extends Throwable>> additional, boolean loopback) {
        this.additional = Set.copyOf(additional);
        this.loopback = loopback;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<Class<? extends Throwable>> exceptions() {
        Set<Class<? extends Throwable>> all = new HashSet<>(additional);
        all.addAll(OptionalTypes.named("java.net.http.HttpConnectTimeoutException"));
        all.addAll(Set.of(
                SocketException.class,
                UnknownHostException.class,
                SocketTimeoutException.class,
                SSLHandshakeException.class,
                UnresolvedAddressException.class,
                ClosedChannelException.class));
        return all;
    }

    @Override
    public boolean isViolatedBy(Sighting sighting) {
        if (additional.stream().anyMatch(type -> type.isAssignableFrom(sighting.type()))) {
            return sighting.visible() && isRemote(sighting, true);
        }
        boolean createdByJdk = isCreatedByNetworking(sighting.stack());
        if (!createdByJdk && !sighting.visible()) {
            return false;
        }
        return isOutage(sighting) && isRemote(sighting, !createdByJdk || isAlwaysRemote(sighting));
    }

    @Override
    public String message(Sighting sighting) {
        return sighting.target()
                .map(target -> "the network or " + target + " was not available")
                .orElse("the network was not available");
    }

    private static boolean isCreatedByNetworking(List<StackTraceElement> stack) {
        return !stack.isEmpty()
                && Frames.isJdk(stack.get(0))
                && NETWORKING.stream().anyMatch(stack.get(0).getClassName()::startsWith)
                && stack.stream().noneMatch(frame -> frame.getClassName().startsWith(OWN_SERVER));
    }

    private static boolean isOutage(Sighting sighting) {
        Class<?> type = sighting.type();
        String message = sighting.message().toLowerCase(Locale.ROOT);
        if (BindException.class.isAssignableFrom(type) || sighting.isWithin("accept", FRAMES_OF_CONNECT)) {
            return false;
        }
        if (SSLHandshakeException.class.isAssignableFrom(type)) {
            return CLOSED_HANDSHAKE.stream().anyMatch(message::startsWith);
        }
        if (ClosedChannelException.class.isAssignableFrom(type)) {
            return sighting.isWithin("connect", FRAMES_OF_CONNECT)
                    || sighting.isWithin("finishConnect", FRAMES_OF_CONNECT);
        }
        if (UnknownHostException.class.isAssignableFrom(type)
                && NO_ADDRESS.matcher(message).find()) {
            return false;
        }
        return type != SocketException.class || !MISUSE.matcher(message).matches();
    }

    /** Returns whether the exception can only concern another machine: lookup and routing work for the local one. */
    private static boolean isAlwaysRemote(Sighting sighting) {
        Class<?> type = sighting.type();
        return UnknownHostException.class.isAssignableFrom(type)
                || UnresolvedAddressException.class.isAssignableFrom(type)
                || NoRouteToHostException.class.isAssignableFrom(type)
                || sighting.message().toLowerCase(Locale.ROOT).contains("unreachable");
    }

    private boolean isRemote(Sighting sighting, boolean ifUnknown) {
        if (loopback) {
            return true;
        }
        if (UnknownHostException.class.isAssignableFrom(sighting.type())) {
            return !sighting.isWithin("getLocalHost", FRAMES_OF_CONNECT);
        }
        return sighting.target()
                .map(Endpoint::isThisMachine)
                .map(local -> !local)
                .orElse(ifUnknown);
    }
}
