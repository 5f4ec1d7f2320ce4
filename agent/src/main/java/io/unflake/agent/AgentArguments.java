package io.unflake.agent;

import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.strategy.AgentConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the agent is told on the command line: {@code key=value} pairs with semicolons between them.
 *
 * @param strategies each as {@code name} or {@code name:key=value,...}; none if a worker will switch them
 * @param out folder for the sites that were perturbed
 */
record AgentArguments(AgentConfig config, List<String> strategies, Path out) {

    private static final AgentConfig EMPTY = new AgentConfig(List.of(), List.of(), List.of(), List.of(), List.of());

    static AgentArguments parse(String text) {
        Parser parser = new Parser();
        for (String part : text.split(";", -1)) {
            if (!part.isBlank()) {
                parser.accept(part.strip());
            }
        }
        return parser.result();
    }

    boolean isStandAlone() {
        return !strategies.isEmpty();
    }

    /** Collects the pairs. */
    private static final class Parser {

        private final List<String> strategies = new ArrayList<>();
        private final List<String> instrument = new ArrayList<>();
        private final List<String> noInstrument = new ArrayList<>();
        private final List<String> plugins = new ArrayList<>();
        private AgentConfig config;
        private Path out = Path.of("target", "unflake");

        void accept(String part) {
            int equals = part.indexOf('=');
            String value = part.substring(equals + 1);
            switch (equals < 0 ? "" : part.substring(0, equals)) {
                case "strategy" -> strategies.add(value);
                case "instrument" -> instrument.add(value);
                case "no-instrument" -> noInstrument.add(value);
                case "plugin" -> plugins.add(value);
                case "config" -> config = read(Path.of(value));
                case "out" -> out = Path.of(value);
                default ->
                    throw new IllegalArgumentException("'" + part
                            + "' is not one of strategy=, instrument=, no-instrument=, plugin=, config= and out=");
            }
        }

        AgentArguments result() {
            if (config == null && strategies.isEmpty()) {
                throw new IllegalArgumentException("it was told no strategy; add =strategy=random.extreme or another");
            }
            AgentConfig told = config == null ? EMPTY : config;
            instrument.addAll(told.instrument());
            noInstrument.addAll(told.noInstrument());
            plugins.addAll(told.plugins());
            AgentConfig all = new AgentConfig(told.project(), instrument, noInstrument, told.rules(), plugins);
            return new AgentArguments(all, strategies, out);
        }

        private static AgentConfig read(Path file) {
            try {
                return Codec.read(AgentConfig.class, Files.readString(file));
            } catch (IOException | CodecException e) {
                throw new IllegalArgumentException("cannot read " + file + " (" + e.getMessage() + ")", e);
            }
        }
    }
}
