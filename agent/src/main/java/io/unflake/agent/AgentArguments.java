package io.unflake.agent;

import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.InstrumentOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The arguments of the agent on the command line: {@code key=value} pairs separated by semicolons.
 *
 * @param strategies each as {@code name} or {@code name:key=value,...}; empty if a worker switches treatments
 * @param replay the treatment of a replay file; null if there is none
 * @param out the output folder for the list of perturbed sites
 * @param record whether to record the state that tests use
 * @param detail whether to record values, accesses and calls, too
 * @param delays whether classes get delay points
 */
record AgentArguments(
        AgentConfig config,
        List<String> strategies,
        Treatment replay,
        Path out,
        boolean record,
        boolean detail,
        boolean delays) {

    private static final AgentConfig EMPTY = new AgentConfig(List.of(), InstrumentOptions.DEFAULT);

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
        return !strategies.isEmpty() || replay != null;
    }

    /** Collects the values of all pairs. */
    private static final class Parser {

        private final List<String> strategies = new ArrayList<>();
        private final List<String> instrument = new ArrayList<>();
        private final List<String> noInstrument = new ArrayList<>();
        private final List<String> plugins = new ArrayList<>();
        private final List<CustomRule> rules = new ArrayList<>();
        private final List<String> timingApis = new ArrayList<>();
        private AgentConfig config;
        private Treatment replay;
        private Path out = Path.of("target", "unflake");
        private boolean record;
        private boolean detail;
        private boolean delays;

        void accept(String part) {
            int equals = part.indexOf('=');
            String value = part.substring(equals + 1);
            switch (equals < 0 ? "" : part.substring(0, equals)) {
                case "strategy" -> strategies.add(value);
                case "instrument" -> instrument.add(value);
                case "no-instrument" -> noInstrument.add(value);
                case "plugin" -> plugins.add(value);
                case "config" -> config = read(Path.of(value));
                case "replay" -> accept(readReplay(Path.of(value)));
                case "out" -> out = Path.of(value);
                case "record" -> record = Boolean.parseBoolean(value);
                case "detail" -> detail = Boolean.parseBoolean(value);
                case "delays" -> delays = Boolean.parseBoolean(value);
                default ->
                    throw new IllegalArgumentException(
                            "'" + part
                                    + "' is not one of strategy=, replay=, instrument=, no-instrument=, plugin=, config=, record=, detail=, delays= and out=");
            }
        }

        private void accept(Replay file) {
            accept(file.instrument());
            boolean isInvocation = !TestId.parse(file.test()).invocation().isEmpty();
            // Without a worker the start of an invocation is unknown, so its calls cannot be counted.
            replay = isInvocation ? atAllCalls(file.treatment()) : file.treatment();
        }

        private void accept(InstrumentOptions options) {
            instrument.addAll(options.include());
            noInstrument.addAll(options.exclude());
            plugins.addAll(options.plugins());
            rules.addAll(options.rules());
            timingApis.addAll(options.timingApis());
        }

        private static Treatment atAllCalls(Treatment treatment) {
            return new Treatment(treatment.perturbations().stream()
                    .map(part -> part.at(part.spots().stream()
                            .map(spot -> spot.withCalls(List.of()))
                            .toList()))
                    .toList());
        }

        AgentArguments result() {
            if (replay != null && !strategies.isEmpty()) {
                throw new IllegalArgumentException("a replay has its own treatment; leave out strategy= or replay=");
            }
            if (config == null && replay == null && strategies.isEmpty()) {
                throw new IllegalArgumentException("no strategy was given; add =strategy=random.extreme or another");
            }
            AgentConfig told = config == null ? EMPTY : config;
            accept(told.instrument());
            AgentConfig all = new AgentConfig(
                    told.project(), new InstrumentOptions(instrument, noInstrument, rules, plugins, timingApis));
            return new AgentArguments(all, strategies, replay, out, record || detail, detail, delays);
        }

        private static Replay readReplay(Path file) {
            try {
                return Replay.read(Files.readString(file));
            } catch (IOException | CodecException e) {
                throw new IllegalArgumentException("cannot replay " + file + " (" + e.getMessage() + ")", e);
            }
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
