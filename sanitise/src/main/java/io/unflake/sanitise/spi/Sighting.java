package io.unflake.sanitise.spi;

import java.util.List;
import java.util.Optional;

/**
 * An exception that was observed while a test ran: either in the cause chain of the failure, or when it was created.
 *
 * @param type the class of the exception
 * @param message its message, empty if it has none
 * @param stack where it was created, innermost frame first, without the constructors of the exception itself
 * @param thread the name of the thread that created it, empty if unknown
 * @param target the address that the code tried to reach, if known
 * @param visible whether it is part of the failure: the failure itself, one of its causes, or suppressed by one of them
 */
public record Sighting(
        Class<? extends Throwable> type,
        String message,
        List<StackTraceElement> stack,
        String thread,
        Optional<Endpoint> target,
        boolean visible) {

    /** The type and the message, such as {@code UnknownHostException: shop.invalid}. */
    public String title() {
        return message.isEmpty() ? type.getSimpleName() : type.getSimpleName() + ": " + message;
    }

    /** Returns whether one of the given number of innermost frames is in a method of this name. */
    public boolean isWithin(String method, int frames) {
        return stack.stream()
                .limit(frames)
                .anyMatch(frame -> frame.getMethodName().equals(method));
    }
}
