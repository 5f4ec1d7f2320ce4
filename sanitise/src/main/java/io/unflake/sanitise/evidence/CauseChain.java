package io.unflake.sanitise.evidence;

import io.unflake.sanitise.spi.Endpoint;
import io.unflake.sanitise.spi.Sighting;
import java.net.UnknownHostException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All exceptions that are part of a failure: the failure itself, its causes, and what they suppress. */
public final class CauseChain {

    /** A limit for exceptions that create a new cause on each call. */
    private static final int MAX_LENGTH = 1_000;

    /** Matches {@code shop.example/10.0.0.7:443}, {@code [::1]:80}, {@code to localhost:8080} or a URL. */
    private static final Pattern ADDRESS = Pattern.compile(
            "(?:(?:/|\\b)(\\[[0-9a-fA-F:.%]+]|\\d{1,3}(?:\\.\\d{1,3}){3})|(?:://|\\bto )([a-zA-Z][\\w.-]*)):(\\d{1,5})\\b");

    private CauseChain() {}

    /** Returns the exceptions of a failure, the failure itself first. */
    public static List<Throwable> of(Throwable failure) {
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Throwable> chain = new ArrayList<>();
        Deque<Throwable> next = new ArrayDeque<>();
        next.add(failure);
        while (!next.isEmpty() && chain.size() < MAX_LENGTH) {
            Throwable each = next.poll();
            if (seen.add(each)) {
                chain.add(each);
                if (each.getCause() != null) {
                    next.add(each.getCause());
                }
                next.addAll(Arrays.asList(each.getSuppressed()));
            }
        }
        return chain;
    }

    /** Describes one exception of the chain. */
    public static Sighting sighting(Throwable one, List<Throwable> chain) {
        return new Sighting(
                one.getClass(),
                message(one),
                List.of(one.getStackTrace()),
                Thread.currentThread().getName(),
                target(one, chain),
                true);
    }

    private static String message(Throwable one) {
        String message = one.getMessage();
        return message == null ? "" : message;
    }

    /** Client libraries name the address in the exceptions that wrap the one of the JDK. */
    private static Optional<Endpoint> target(Throwable one, List<Throwable> chain) {
        List<Throwable> innermostFirst = new ArrayList<>(chain.subList(0, chain.indexOf(one) + 1));
        Collections.reverse(innermostFirst);
        return innermostFirst.stream()
                .map(each -> ADDRESS.matcher(message(each)))
                .filter(Matcher::find)
                .map(CauseChain::target)
                .findFirst()
                .or(() -> unknownHost(one.getClass(), message(one)));
    }

    private static Endpoint target(Matcher found) {
        String host = found.group(1) == null ? found.group(2) : found.group(1).replaceAll("[\\[\\]]", "");
        return new Endpoint(host, Integer.parseInt(found.group(3)));
    }

    /** The message is the host name, optionally followed by a colon and a reason. */
    static Optional<Endpoint> unknownHost(Class<? extends Throwable> type, String message) {
        return UnknownHostException.class.isAssignableFrom(type) && !message.isEmpty()
                ? Optional.of(new Endpoint(message.replaceFirst(":.*", ""), -1))
                : Optional.empty();
    }
}
