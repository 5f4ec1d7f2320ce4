package io.unflake.agent.record;

import io.unflake.hooks.RecordedProperties;
import io.unflake.hooks.TouchedNames;
import io.unflake.hooks.TouchedState;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeMap;

/** Records the global state of every JVM: system properties, default locale and default time zone. */
final class JvmState {

    private static final String ABSENT = "absent";

    private Map<String, String> properties;
    private String locale;
    private String zone;

    JvmState() {
        System.setProperties(new RecordedProperties(System.getProperties()));
        properties = properties();
        locale = locale();
        zone = zone();
    }

    /** @param touched all numbers touched; those of this state are removed */
    Traces drain(List<Integer> touched) {
        Traces traces = new Traces();
        Access ofLocale = Access.to(TouchedState.LOCALE, touched);
        Access ofZone = Access.to(TouchedState.ZONE, touched);
        // Reading them runs the hooks of the test, so it is done only if they may have changed.
        locale = ofLocale.written() ? locale() : locale;
        zone = ofZone.written() ? zone() : zone;
        add(traces, "locale", locale, ofLocale);
        add(traces, "zone", zone, ofZone);
        addProperties(traces, new TreeMap<>(RecordedProperties.drain()));
        touched.removeIf(number -> number < TouchedState.FIRST_FREE);
        return traces;
    }

    private static void add(Traces traces, String state, String now, Access access) {
        if (access.read() || access.written()) {
            traces.add(state, now, access.read(), access.written());
        }
    }

    /** Replacing all properties at once reports no keys, so changed values are found by comparison. */
    private void addProperties(Traces traces, Map<String, Integer> keys) {
        if (haveChanged()) {
            Map<String, String> now = properties();
            Set<String> all = new HashSet<>(now.keySet());
            all.addAll(properties.keySet());
            all.removeIf(key -> Objects.equals(now.get(key), properties.get(key)));
            all.forEach(key -> keys.merge(key, TouchedNames.WRITTEN, (one, other) -> one | other));
            properties = now;
        }
        keys.forEach((key, how) -> traces.add(
                "property " + key,
                end(properties.get(key)),
                (how & TouchedNames.READ) != 0,
                (how & TouchedNames.WRITTEN) != 0));
    }

    private static String end(String value) {
        return value == null ? ABSENT : Traces.text(LongHash.of(value));
    }

    /** After most tests nothing has changed, which is found without a copy. */
    private boolean haveChanged() {
        int same = 0;
        for (Map.Entry<Object, Object> entry : System.getProperties().entrySet()) {
            if (entry.getKey() instanceof String key && entry.getValue() instanceof String value) {
                if (!value.equals(properties.get(key))) {
                    return true;
                }
                same++;
            }
        }
        return same != properties.size();
    }

    private static Map<String, String> properties() {
        Map<String, String> result = new HashMap<>();
        for (Map.Entry<Object, Object> entry : System.getProperties().entrySet()) {
            if (entry.getKey() instanceof String key && entry.getValue() instanceof String value) {
                result.put(key, value);
            }
        }
        return result;
    }

    private static String locale() {
        String text = Locale.getDefault() + "/" + Locale.getDefault(Locale.Category.FORMAT) + "/"
                + Locale.getDefault(Locale.Category.DISPLAY);
        TouchedState.forget(TouchedState.LOCALE);
        return text;
    }

    private static String zone() {
        String id = TimeZone.getDefault().getID();
        TouchedState.forget(TouchedState.ZONE);
        return id;
    }
}
