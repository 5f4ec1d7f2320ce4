package io.unflake.cli;

import io.unflake.engine.config.Mode;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of {@code --mode}. */
final class ModeConverter implements ITypeConverter<Mode> {

    @Override
    public Mode convert(String text) {
        for (Mode mode : Mode.values()) {
            if (mode.name().toLowerCase(Locale.ROOT).equals(text)) {
                return mode;
            }
        }
        throw new TypeConversionException("'" + text + "' is not a mode: expected single, combined, both or rerun");
    }
}
