package io.unflake.agent.record;

import io.unflake.hooks.RecordedProperties;
import io.unflake.hooks.TouchedNames;
import io.unflake.hooks.TouchedState;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
        Map<String, Integer> keys = new TreeMap<>(RecordedProperties.drain());
        String newLocale = locale();
        String newZone = zone();
        add(traces, "locale", locale, newLocale, Access.to(TouchedState.LOCALE, touched));
        add(traces, "zone", zone, newZone, Access.to(TouchedState.ZONE, touched));
        locale = newLocale;
        zone = newZone;
        addProperties(traces, keys);
        touched.removeIf(number -> number < TouchedState.FIRST_FREE);
        return traces;
    }

    private static void add(Traces traces, String state, String before, String now, Access access) {
        boolean changed = !now.equals(before);
        if (access.read() || access.written() || changed) {
            traces.add(state, now, access.read(), access.written() || changed);
        }
    }

    /** Replacing all properties at once reports no keys, so changed values are found by comparison. */
    private void addProperties(Traces traces, Map<String, Integer> keys) {
        Map<String, String> now = properties();
        Set<String> all = new HashSet<>(now.keySet());
        all.addAll(properties.keySet());
        for (String key : all) {
            if (!now.getOrDefault(key, ABSENT).equals(properties.getOrDefault(key, ABSENT))) {
                keys.merge(key, TouchedNames.WRITTEN, (one, other) -> one | other);
            }
        }
        keys.forEach((key, how) -> traces.add(
                "property " + key,
                now.getOrDefault(key, ABSENT),
                (how & TouchedNames.READ) != 0,
                (how & TouchedNames.WRITTEN) != 0));
        properties = now;
    }

    private static Map<String, String> properties() {
        Map<String, String> result = new HashMap<>();
        for (Map.Entry<Object, Object> entry : System.getProperties().entrySet()) {
            if (entry.getKey() instanceof String key && entry.getValue() instanceof String value) {
                result.put(key, Traces.text(LongHash.of(value)));
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
