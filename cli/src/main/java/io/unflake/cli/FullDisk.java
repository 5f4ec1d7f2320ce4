package io.unflake.cli;

import java.io.IOException;
import java.util.List;

/** Recognises what systems say when there is no room left; there is no exception of its own for that. */
final class FullDisk {

    private static final List<String> WORDS =
            List.of("No space left on device", "Disk quota exceeded", "There is not enough space on the disk");

    private FullDisk() {}

    /** Whether it is the reason for this error, wherever that was noticed. */
    static boolean isBehind(Throwable e) {
        for (Throwable at = e; at != null; at = at.getCause()) {
            String message = String.valueOf(at.getMessage());
            if (at instanceof IOException && WORDS.stream().anyMatch(message::contains)) {
                return true;
            }
        }
        return false;
    }
}
