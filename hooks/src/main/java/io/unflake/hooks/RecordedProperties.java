package io.unflake.hooks;

import java.util.Map;
import java.util.Properties;

/** System properties that record which keys are read and written. */
@SuppressWarnings(
        "UnsynchronizedOverridesSynchronized") // The overridden methods of Hashtable are synchronized, those of
// Properties are not.
public final class RecordedProperties extends Properties {

    private static final long serialVersionUID = 1;

    private static final TouchedNames KEYS = new TouchedNames(Integer.MAX_VALUE);

    /** @param real the current properties, which are copied */
    public RecordedProperties(Properties real) {
        super(real.size());
        super.putAll(real);
    }

    /** Returns the keys touched since the last call; see {@link TouchedNames#drain}. */
    public static Map<String, Integer> drain() {
        return KEYS.drain();
    }

    /** Returns the value of a key without a record of the access. */
    public String peek(String key) {
        return super.getProperty(key);
    }

    private static void noteRead(Object key) {
        if (key instanceof String text) {
            KEYS.read(text);
            DetailHooks.named("property", text, false, null);
        }
    }

    private static void noteWrite(Object key, Object value) {
        if (key instanceof String text) {
            KEYS.written(text);
            DetailHooks.named("property", text, true, value);
        }
    }

    @Override
    public String getProperty(String key) {
        noteRead(key);
        return super.getProperty(key);
    }

    @Override
    public Object get(Object key) {
        noteRead(key);
        return super.get(key);
    }

    @Override
    public Object getOrDefault(Object key, Object other) {
        noteRead(key);
        return super.getOrDefault(key, other);
    }

    @Override
    public boolean containsKey(Object key) {
        noteRead(key);
        return super.containsKey(key);
    }

    @Override
    public synchronized Object put(Object key, Object value) {
        noteWrite(key, value);
        return super.put(key, value);
    }

    @Override
    public synchronized Object putIfAbsent(Object key, Object value) {
        noteWrite(key, value);
        return super.putIfAbsent(key, value);
    }

    @Override
    public synchronized Object remove(Object key) {
        noteWrite(key, null);
        return super.remove(key);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other);
    }
}
