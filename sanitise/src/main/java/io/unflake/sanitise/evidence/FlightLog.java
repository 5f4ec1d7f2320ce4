package io.unflake.sanitise.evidence;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.function.Consumer;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/**
 * A flight recording of this JVM that can be read incrementally.
 *
 * <p>It contains every exception that was created, on any thread and also by native code. Other recordings of the JVM are
 * not affected.
 */
final class FlightLog {

    static final String EXCEPTION = "jdk.JavaExceptionThrow";
    static final String THREAD_START = "jdk.ThreadStart";

    private final Recording recording = new Recording();
    private Instant read = Instant.EPOCH;

    /**
     * Starts the recording.
     *
     * @param maxBytes the size of the recording; older events are discarded
     */
    FlightLog(long maxBytes) {
        recording.setName("unflake-sanitise");
        recording.setToDisk(true);
        recording.setMaxSize(maxBytes);
        recording.enable(EXCEPTION).withStackTrace();
        // On JDK 25 exceptions have no time unless this event is enabled, too.
        recording.enable("jdk.JavaErrorThrow").withoutStackTrace();
        recording.enable(THREAD_START).withoutStackTrace();
        recording.enable(ScopeMarker.class);
        // By name, so that the event class is loaded only if a test connects to something.
        recording.enable(ConnectionAttempt.NAME);
        recording.start();
    }

    /** Reads the events recorded since the last call. Events of the same thread come in their order. */
    void drain(Consumer<RecordedEvent> reader) throws IOException {
        Path file = Files.createTempFile("unflake-sanitise", ".jfr");
        try {
            if (copyNewEvents(file)) {
                readAll(file, reader);
            }
        } finally {
            Files.delete(file);
        }
    }

    /** Stopping the copy completes its last chunk, so that the next copy starts with a new one. */
    private boolean copyNewEvents(Path file) throws IOException {
        try (Recording copy = recording.copy(true);
                InputStream newEvents = copy.getStream(read.plusNanos(1), null)) {
            read = copy.getStopTime();
            return newEvents != null && Files.copy(newEvents, file, StandardCopyOption.REPLACE_EXISTING) > 0;
        }
    }

    private static void readAll(Path file, Consumer<RecordedEvent> reader) throws IOException {
        try (RecordingFile events = new RecordingFile(file)) {
            while (events.hasMoreEvents()) {
                reader.accept(events.readEvent());
            }
        }
    }
}
