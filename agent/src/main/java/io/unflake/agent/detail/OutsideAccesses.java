package io.unflake.agent.detail;

import io.unflake.agent.record.OutsideValues;
import io.unflake.agent.record.ValueReader.Reading;
import io.unflake.agent.record.WalkThread;
import io.unflake.model.Detail.Value;
import io.unflake.model.Frame;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Records reads and writes of state that is not in fields: properties, locale, zone, files and tables. */
final class OutsideAccesses {

    private static final int MAX_ACCESSES = 8;
    private static final String LOCALE = "locale";
    private static final String ZONE = "zone";

    private final OutsideValues values;
    private final States states;
    private final RecordedTest test;
    private final Stacks stacks;
    private final WalkThread walks;
    private final Map<String, Integer> counts = new HashMap<>();

    OutsideAccesses(OutsideValues values, States states, RecordedTest test, Stacks stacks, WalkThread walks) {
        this.values = values;
        this.states = states;
        this.test = test;
        this.stacks = stacks;
        this.walks = walks;
    }

    /** Every test depends on these, and they are reported only after they have changed, or never. */
    void knowAll() {
        for (String kind : List.of(LOCALE, ZONE, "threads")) {
            RecordedState unused = state(kind, "");
        }
    }

    void named(String kind, String name, boolean written, Object value) {
        if (counts.merge(kind + written + name, 1, Integer::sum) > MAX_ACCESSES) {
            return;
        }
        List<Frame> stack = stacks.current();
        RecordedState state = stack.isEmpty() ? null : state(kind, name);
        if (state == null) {
            return;
        }
        Reading before = read(kind, state);
        Value after = after(kind, written, value, before);
        if (written) {
            test.contentChanged(state, after, stack);
        } else {
            test.read(state, after, stack);
        }
    }

    private Reading read(String kind, RecordedState state) {
        boolean runsHooks = !kind.equals("property") && !kind.equals("table");
        if (runsHooks) {
            return walks.call(() -> test.startsWith(state)).orElse(null);
        }
        return test.startsWith(state);
    }

    /** Locale and zone are reported when they have changed, everything else before. */
    private static Value after(String kind, boolean written, Object value, Reading before) {
        if (!written || kind.equals(LOCALE) || kind.equals(ZONE)) {
            return before == null ? null : before.value();
        }
        return kind.equals("property") ? OutsideValues.ofProperty(value) : null;
    }

    private RecordedState state(String kind, String name) {
        return switch (kind) {
            case LOCALE -> state(LOCALE, values::locale);
            case ZONE -> state(ZONE, values::zone);
            case "threads" -> state("threads", values::threads);
            case "property" -> state("property " + name, () -> values.property(name));
            case "table" -> state("table " + name, () -> values.table(name));
            case "file" -> file(name);
            default -> null;
        };
    }

    private RecordedState file(String name) {
        boolean isLookUp = name.contains("META-INF/");
        Path file = isLookUp ? null : values.file(name);
        return file == null ? null : state(values.state(file), () -> values.file(file));
    }

    private RecordedState state(String name, Supplier<Value> value) {
        return states.of(name, () -> (before, owner) -> reading(value.get(), before));
    }

    private static Reading reading(Value value, Reading before) {
        if (value == null) {
            return null;
        }
        return before != null && value.equals(before.value()) ? before : Reading.of(value);
    }

    /** A test has ended. */
    void renew() {
        counts.clear();
    }
}
