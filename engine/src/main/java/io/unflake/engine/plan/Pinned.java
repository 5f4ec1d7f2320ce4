package io.unflake.engine.plan;

import io.unflake.model.Perturbation;
import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a module's own build sets for its test JVMs: that is meant, so nobody is surprised by another value. */
public final class Pinned {

    /** How a build sets what a strategy would set otherwise: starts of arguments, or names of variables. */
    private static final Map<String, List<String>> WAYS = Map.of(
            "environment.zone", List.of("-Duser.timezone=", "TZ="),
            "environment.dst", List.of("-Duser.timezone=", "TZ="),
            "environment.charset", List.of("-Dfile.encoding="),
            "environment.separator", List.of("-Dline.separator="),
            "environment.processors", List.of("-XX:ActiveProcessorCount="),
            "environment.heap", List.of("-Xmx", "-XX:MaxHeapSize=", "-XX:MaxRAMPercentage="),
            "environment.temp", List.of("-Djava.io.tmpdir="),
            "environment.lang", List.of("LANG=", "LC_ALL="));

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

    /** The setting of the build that a trial would go against, if there is one. */
    public Optional<String> against(Trial trial) {
        return trial.treatment().perturbations().stream()
                .map(Perturbation::strategy)
                .flatMap(strategy -> WAYS.getOrDefault(strategy, List.of()).stream())
                .flatMap(way -> settings.stream().filter(setting -> setting.startsWith(way)))
                .findFirst();
    }
}
