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
 * Other machines can be reached.
 *
 * <p>An exception shows that they cannot if it was created by networking code of the JDK, or is what the test failed with,
 * and was not about this very machine: a server of the test's own that does not answer is a bug, not an outage. Where
 * nobody knows whom a refusal or a silence came from, it shows nothing.
 */
final class NetworkAssumption implements Assumption {

    static final String NAME = "network";

    /** A connection is made within so many calls of where it fails. */
    private static final int FRAMES_OF_CONNECT = 12;

    private static final List<String> NETWORKING =
            List.of("java.net.", "sun.nio.ch.", "sun.net.", "sun.security.ssl.", "jdk.internal.net.");

    /** A server in this JVM. */
    private static final String OWN_SERVER = "sun.net.httpserver.";

    private static final List<String> CLOSED_HANDSHAKE =
            List.of("remote host terminated the handshake", "remote host closed connection", "connection reset");

    /** What the JDK says of sockets that are used in a wrong way, without any network being asked. */
    private static final Pattern MISUSE = Pattern.compile("(socket (is )?(closed|not connected|not bound|not created)"
            + "|already (connected|bound)|socket (input|output) is shutdown|closed by interrupt).*");

    /** What it says of texts that are no address, without anybody being asked. */
    private static final Pattern NO_ADDRESS = Pattern.compile("illegal length|invalid ipv[46] address");

    private final Set<Class<? extends Throwable>> further;
    private final boolean loopback;

    /**
     * @param further exceptions that say the same, as a user knows
     * @param loopback whether this machine counts as well
     */
    NetworkAssumption(Collection<Class<? extends Throwable>> further, boolean loopback) {
        this.further = Set.copyOf(further);
        this.loopback = loopback;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<Class<? extends Throwable>> exceptions() {
        Set<Class<? extends Throwable>> all = new HashSet<>(further);
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
        if (further.stream().anyMatch(type -> type.isAssignableFrom(sighting.type()))) {
            return sighting.visible() && isElsewhere(sighting, true);
        }
        boolean ofJdk = isCreatedByNetworking(sighting.stack());
        if (!ofJdk && !sighting.visible()) {
            return false;
        }
        return isOutage(sighting) && isElsewhere(sighting, !ofJdk || needsNoAddress(sighting));
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

    /** Whether it can only come from somewhere else: nobody on this machine is looked up or routed to in vain. */
    private static boolean needsNoAddress(Sighting sighting) {
        Class<?> type = sighting.type();
        return UnknownHostException.class.isAssignableFrom(type)
                || UnresolvedAddressException.class.isAssignableFrom(type)
                || NoRouteToHostException.class.isAssignableFrom(type)
                || sighting.message().toLowerCase(Locale.ROOT).contains("unreachable");
    }

    private boolean isElsewhere(Sighting sighting, boolean otherwise) {
        if (loopback) {
            return true;
        }
        if (UnknownHostException.class.isAssignableFrom(sighting.type())) {
            return !sighting.isWithin("getLocalHost", FRAMES_OF_CONNECT);
        }
        return sighting.target().map(Endpoint::isThisMachine).map(here -> !here).orElse(otherwise);
    }
}
