package io.unflake.agent;

import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.strategy.AgentConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the agent is told on the command line.
 *
 * @param hooksJar where the hooks are as a jar of their own; null if not told
 */
record AgentArguments(AgentConfig config, Path hooksJar) {

    static AgentArguments parse(String text) {
        AgentConfig config = null;
        Path hooks = null;
        for (String part : text.split(";", -1)) {
            int equals = part.indexOf('=');
            String value = part.substring(equals + 1);
            switch (equals < 0 ? part : part.substring(0, equals)) {
                case "config" -> config = read(Path.of(value));
                case "hooks" -> hooks = Path.of(value);
                default -> throw new IllegalArgumentException("'" + part + "' is no argument of the agent");
            }
        }
        return new AgentArguments(config, hooks);
    }

    private static AgentConfig read(Path file) {
        try {
            return Codec.read(AgentConfig.class, Files.readString(file));
        } catch (IOException | CodecException e) {
            throw new IllegalArgumentException("cannot read " + file + ": " + e.getMessage(), e);
        }
    }
}
