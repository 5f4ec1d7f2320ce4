package io.unflake.sanitise.spi;

import java.util.List;
import java.util.Optional;

/**
 * An exception that was seen while a test ran: in what the test failed with, or only when it was created.
 *
 * @param type its class
 * @param message its message, empty if it has none
 * @param stack where it was created, innermost first, without the constructors of the exception itself
 * @param thread the name of the thread that created it, empty if nobody knows
 * @param target whom the code wanted to reach, where that is known
 * @param visible whether the test failed with it, or with what it caused
 */
public record Sighting(
        Class<? extends Throwable> type,
        String message,
        List<StackTraceElement> stack,
        String thread,
        Optional<Endpoint> target,
        boolean visible) {

    /** Such as {@code UnknownHostException: shop.invalid}. */
    public String title() {
        return message.isEmpty() ? type.getSimpleName() : type.getSimpleName() + ": " + message;
    }

    /** Whether any of the innermost frames is in a method of this name. */
    public boolean isWithin(String method, int frames) {
        return stack.stream()
                .limit(frames)
                .anyMatch(frame -> frame.getMethodName().equals(method));
    }
}
