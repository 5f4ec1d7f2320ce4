package io.unflake.cli;

import io.unflake.engine.search.DelaySearch.Narrowing;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how delay points are narrowed. */
final class NarrowingConverter implements ITypeConverter<Narrowing> {

    private static final Map<String, Narrowing> NAMES =
            Map.of("bisection", Narrowing.BISECTION, "one-by-one", Narrowing.ONE_BY_ONE, "ddmin", Narrowing.DDMIN);

    @Override
    public Narrowing convert(String text) {
        Narrowing found = NAMES.get(text);
        if (found == null) {
            throw new TypeConversionException("'" + text + "' is none of bisection, one-by-one and ddmin");
        }
        return found;
    }
}
