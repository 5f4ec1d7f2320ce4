package io.unflake.agent.custom;

import io.unflake.hooks.spi.CustomStrategy;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.Form;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Target;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;

/** All custom strategies of this JVM and the calls that they change. */
public final class CustomStrategies {

    private final List<TargetedStrategy> strategies = new ArrayList<>();
    private final Map<String, List<Target>> found = new ConcurrentHashMap<>();

    public CustomStrategies(AgentConfig config) {
        config.instrument().rules().forEach(rule -> strategies.add(TargetedStrategy.of(rule)));
        if (!config.instrument().plugins().isEmpty()) {
            loadPlugins(config.instrument().plugins());
        }
    }

    private void loadPlugins(List<String> jars) {
        URL[] urls = jars.stream().map(CustomStrategies::url).toArray(URL[]::new);
        // Never closed: plugins are used as long as the JVM runs.
        ClassLoader loader = new URLClassLoader("unflake-plugins", urls, ClassLoader.getPlatformClassLoader());
        try {
            ServiceLoader.load(CustomStrategy.class, loader)
                    .forEach(plugin -> strategies.add(TargetedStrategy.of(plugin)));
        } catch (ServiceConfigurationError e) {
            throw new IllegalArgumentException("cannot load a plugin: " + e.getMessage(), e);
        }
    }

    private static URL url(String jar) {
        try {
            return Path.of(jar).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException("'" + jar + "' is not a valid path of a plugin", e);
        }
    }

    public boolean isEmpty() {
        return strategies.isEmpty();
    }

    public List<String> names() {
        return strategies.stream()
                .map(custom -> custom.strategy().name())
                .distinct()
                .toList();
    }

    /** Returns the changes to make to a call, one target per strategy. */
    public List<Target> find(String owner, String name, String descriptor) {
        if (strategies.isEmpty()) {
            return List.of();
        }
        return found.computeIfAbsent(owner + "." + name + descriptor, key -> match(owner, name, descriptor));
    }

    private List<Target> match(String owner, String name, String descriptor) {
        List<Target> targets = new ArrayList<>();
        for (TargetedStrategy custom : strategies) {
            if (custom.matches(owner, name, descriptor)) {
                String kind = SiteKind.custom(custom.strategy().name());
                if (custom.changesArguments() && descriptor.charAt(1) != ')') {
                    targets.add(new Target(kind, owner, name, descriptor, Form.CUSTOM_ARGUMENTS, ""));
                }
                if (custom.changesResult() && !descriptor.endsWith(")V")) {
                    targets.add(new Target(kind, owner, name, descriptor, Form.CUSTOM_RESULT, ""));
                }
            }
        }
        return targets;
    }

    Optional<CustomStrategy> byKind(String kind) {
        return strategies.stream()
                .map(TargetedStrategy::strategy)
                .filter(strategy -> SiteKind.custom(strategy.name()).equals(kind))
                .findFirst();
    }
}
