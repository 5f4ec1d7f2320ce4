package io.unflake.engine.plan;

import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The JVM settings in a module's own build. Strategies do not override them, since they are intended. */
public final class Pinned {

    private final List<String> settings;

    public Pinned(ModuleDescription module) {
        settings = Stream.of(
                        module.jvmArguments().stream(),
                        texts("-D", module.properties()),
                        texts("", module.environment()))
                .flatMap(each -> each)
                .toList();
    }

    private static Stream<String> texts(String prefix, Map<String, String> values) {
        return values.entrySet().stream().map(entry -> prefix + entry.getKey() + "=" + entry.getValue());
    }

    /** Returns the setting of the build that a trial would override, if there is one. */
    public Optional<String> against(Trial trial) {
        return first(trial.strategies().stream()
                .flatMap(strategy -> strategy.setting().stream())
                .flatMap(setting -> setting.pinnedBy().stream()));
    }

    /** Returns the first setting of the build with one of these prefixes, such as {@code -Duser.timezone=}. */
    public Optional<String> first(Stream<String> prefixes) {
        return prefixes.flatMap(prefix -> settings.stream().filter(setting -> setting.startsWith(prefix)))
                .findFirst();
    }
}
