package io.unflake.hooks;

import java.util.Map;
import java.util.Properties;

/** System properties that take note of the keys that are read or written one by one, whoever does so. */
@SuppressWarnings("UnsynchronizedOverridesSynchronized") // Of Hashtable; those of Properties take no lock to read.
public final class RecordedProperties extends Properties {

    private static final long serialVersionUID = 1;

    private static final TouchedNames KEYS = new TouchedNames(Integer.MAX_VALUE);

    /** @param real the properties to go on with */
    public RecordedProperties(Properties real) {
        super(real.size());
        super.putAll(real);
    }

    /** The keys read or written since the last call, and how. */
    public static Map<String, Integer> drain() {
        return KEYS.drain();
    }

    private static void noteRead(Object key) {
        if (key instanceof String text) {
            KEYS.read(text);
        }
    }

    private static void noteWrite(Object key) {
        if (key instanceof String text) {
            KEYS.written(text);
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
        noteWrite(key);
        return super.put(key, value);
    }

    @Override
    public synchronized Object putIfAbsent(Object key, Object value) {
        noteWrite(key);
        return super.putIfAbsent(key, value);
    }

    @Override
    public synchronized Object remove(Object key) {
        noteWrite(key);
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
