package io.unflake.agent.custom;

import io.unflake.agent.site.Sites;
import io.unflake.hooks.CustomHooks;
import io.unflake.hooks.spi.CustomStrategy;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Applies the active custom strategies. A strategy that throws or returns a value of the wrong type is ignored. */
public final class CustomChanges implements CustomHooks.Changes {

    private final CustomStrategies strategies;
    private final Sites sites;
    private final String active;
    private final BiConsumer<String, String> notes;
    private final Map<Integer, CustomStrategy> bySite = new ConcurrentHashMap<>();
    private final Set<String> noted = ConcurrentHashMap.newKeySet();

    /** @param notes receives the name of a strategy and its problem, once per strategy */
    public CustomChanges(CustomStrategies strategies, Sites sites, String active, BiConsumer<String, String> notes) {
        this.strategies = strategies;
        this.sites = sites;
        this.active = active;
        this.notes = notes;
    }

    @Override
    public Object result(Object value, String type, int site) {
        return change(value, type, site, strategy -> strategy.result(value));
    }

    @Override
    public Object argument(Object value, String type, int index, int site) {
        return change(value, type, site, strategy -> strategy.argument(index, value));
    }

    private Object change(Object value, String type, int site, Function<CustomStrategy, Object> question) {
        CustomStrategy strategy = bySite.computeIfAbsent(site, this::strategy);
        if (!active.equals(strategy.name())) {
            return value;
        }
        try {
            Object answer = question.apply(strategy);
            if (RuleValues.isOfType(answer, value, type)) {
                return answer;
            }
            note(strategy, "returned " + answer + " where the type is " + type);
        } catch (Throwable e) {
            note(strategy, e.toString());
        }
        return value;
    }

    private CustomStrategy strategy(int site) {
        String kind = sites.get(site).kind();
        return strategies.byKind(kind).orElseThrow(() -> new IllegalStateException("no strategy has sites " + kind));
    }

    private void note(CustomStrategy strategy, String problem) {
        if (noted.add(strategy.name())) {
            notes.accept(strategy.name(), problem);
        }
    }
}
