package io.unflake.hooks;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Hooks for the JDK's HTTP client, which is used by name because it is not in java.base. */
public final class HttpHooks {

    private static final String CLIENT = "java.net.http.HttpClient";

    private static final WeakIdentityMap<Duration> ASKED = new WeakIdentityMap<>();

    private HttpHooks() {}

    /** Called with the timeout with which a client is built. */
    public static Duration connectTimeout(Duration asked, int site) {
        Reach.hit(site);
        Connects policy = ConnectHooks.connects();
        if (policy == null || asked == null || asked.isNegative() || asked.isZero()) {
            return asked;
        }
        Duration left = Duration.ofMillis(policy.left(Math.max(1, TimeUnit.MILLISECONDS.convert(asked)), site));
        Duration result = left.compareTo(asked) < 0 ? left : asked.plusNanos(0);
        ASKED.put(result, asked);
        return result;
    }

    /** Called before a request is sent. */
    public static void sending(Object client, int site) {
        ConnectHooks.connecting(ConnectHooks.connects() == null ? 0 : askedMillis(client), site);
    }

    /** Called after an asynchronous request was sent. Delays the response because the call itself must not block. */
    public static CompletableFuture<?> sent(CompletableFuture<?> answer, int site) {
        Reach.hit(site);
        Connects policy = ConnectHooks.connects();
        if (policy == null || answer == null) {
            return answer;
        }
        long nanos = policy.delay(0, site);
        return answer.thenApplyAsync(result -> result, CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS));
    }

    private static long askedMillis(Object client) {
        Duration asked = timeoutOf(client).map(ASKED::get).orElse(null);
        return asked == null ? 0 : TimeUnit.MILLISECONDS.convert(asked);
    }

    private static Optional<?> timeoutOf(Object client) {
        try {
            Class<?> type = client == null ? null : client.getClass();
            while (type != null && !type.getName().equals(CLIENT)) {
                type = type.getSuperclass();
            }
            return type == null
                    ? Optional.empty()
                    : (Optional<?>) type.getMethod("connectTimeout").invoke(client);
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }
}
