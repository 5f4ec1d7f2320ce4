package io.unflake.report.text;

import io.unflake.model.Span;
import io.unflake.model.Spot;
import java.util.stream.Collectors;

/** The calls of a spot: {@code 3}, {@code 2-4, 7}. */
public final class Calls {

    private Calls() {}

    public static String of(Spot spot) {
        return spot.calls().stream().map(Calls::text).collect(Collectors.joining(", "));
    }

    private static String text(Span span) {
        return span.first() == span.last() ? Integer.toString(span.first()) : span.first() + "-" + span.last();
    }
}
