package io.unflake.cli;

import io.unflake.model.strategy.Durations;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a positive duration. */
final class DurationConverter implements ITypeConverter<Duration> {

    @Override
    public Duration convert(String text) {
        try {
            Duration duration = Durations.parse(text);
            if (duration.isZero() || duration.isNegative()) {
                throw new IllegalArgumentException("'" + text + "' is not a positive duration");
            }
            return duration;
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
