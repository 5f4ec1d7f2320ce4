package io.unflake.app.console;

import java.io.IOException;
import java.util.List;

/** Recognises a full disk by its error message, since there is no exception type for it. */
final class FullDisk {

    private static final List<String> MESSAGES =
            List.of("No space left on device", "Disk quota exceeded", "There is not enough space on the disk");

    private FullDisk() {}

    /** Whether a full disk is the cause of an error. */
    static boolean isCauseOf(Throwable e) {
        for (Throwable at = e; at != null; at = at.getCause()) {
            String message = String.valueOf(at.getMessage());
            if (at instanceof IOException && MESSAGES.stream().anyMatch(message::contains)) {
                return true;
            }
        }
        return false;
    }
}
