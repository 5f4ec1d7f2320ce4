package io.unflake.inject.edit;

import java.util.Map;

/** Checks classes before they are written. */
@FunctionalInterface
public interface ClassCheck {

    /**
     * Accepts or refuses classes that belong together.
     *
     * @param files class files by path
     * @throws BrokenClassException if one of them would not load
     */
    void check(Map<String, byte[]> files);
}
