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
 * The flight recording of this JVM as a log that is read from where the last reader stopped.
 *
 * <p>Exceptions are recorded when they are created, also by native code and on any thread. Recordings of the user's are not
 * touched.
 */
final class FlightLog {

    static final String EXCEPTION = "jdk.JavaExceptionThrow";
    static final String THREAD_START = "jdk.ThreadStart";

    private final Recording recording = new Recording();
    private Instant read = Instant.EPOCH;

    /**
     * Starts to record.
     *
     * @param mostBytes how much is kept, of what nobody has read so far
     */
    FlightLog(long mostBytes) {
        recording.setName("unflake-sanitise");
        recording.setToDisk(true);
        recording.setMaxSize(mostBytes);
        recording.enable(EXCEPTION).withStackTrace();
        // JDK 25 takes the time of an exception from this event, so that without it exceptions have none.
        recording.enable("jdk.JavaErrorThrow").withoutStackTrace();
        recording.enable(THREAD_START).withoutStackTrace();
        recording.enable(ScopeMarker.class);
        // By its name: the class is made part of the recorder when somebody connects, which most never do.
        recording.enable(ConnectionAttempt.NAME);
        recording.start();
    }

    /** Reads all that was recorded since the last call; events of one thread come in their order. */
    void drain(Consumer<RecordedEvent> reader) throws IOException {
        Path file = Files.createTempFile("unflake-sanitise", ".jfr");
        try {
            if (copyNews(file)) {
                readAll(file, reader);
            }
        } finally {
            Files.delete(file);
        }
    }

    /** A copy that is stopped ends with a whole chunk, so that the next one starts with another. */
    private boolean copyNews(Path file) throws IOException {
        try (Recording copy = recording.copy(true);
                InputStream news = copy.getStream(read.plusNanos(1), null)) {
            read = copy.getStopTime();
            return news != null && Files.copy(news, file, StandardCopyOption.REPLACE_EXISTING) > 0;
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
