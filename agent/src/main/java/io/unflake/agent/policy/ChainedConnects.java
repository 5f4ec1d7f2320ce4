package io.unflake.agent.policy;

import io.unflake.hooks.Connects;
import java.util.List;

/** Several delays of connections: they add up, and the shortest of their timeouts is left. */
record ChainedConnects(List<Connects> chain) implements Connects {

    @Override
    public long delay(long timeoutMillis, int site) {
        return chain.stream().mapToLong(each -> each.delay(timeoutMillis, site)).sum();
    }

    @Override
    public long left(long timeoutMillis, int site) {
        return chain.stream()
                .mapToLong(each -> each.left(timeoutMillis, site))
                .min()
                .orElse(timeoutMillis);
    }
}
