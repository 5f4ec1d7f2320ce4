package io.unflake.agent.record;

import io.unflake.hooks.RecordedProperties;
import io.unflake.model.Detail.Value;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TimeZone;
import java.util.TreeMap;

/**
 * Describes the values of state that is not in fields: system properties, default locale and zone, files, tables, levels
 * of loggers and threads that were left.
 *
 * <p>Except for properties and tables, it must be called on a thread without frames of the project, since reading the
 * state would otherwise count as an access of the test.
 */
public final class OutsideValues {

    private final LeftThreads threads = new LeftThreads();
    private final LoggerLevels loggers = new LoggerLevels();
    private final FileValues files;
    private final Tables tables;

    OutsideValues(FileValues files, Tables tables) {
        this.files = files;
        this.tables = tables;
    }

    /** Describes a property; null if the test has replaced all properties by a class of its own. */
    public Value property(String key) {
        Properties all = System.getProperties();
        if (all instanceof RecordedProperties recorded) {
            return SimpleValues.of(recorded.peek(key));
        }
        return all.getClass() == Properties.class ? SimpleValues.of(all.getProperty(key)) : null;
    }

    /** Describes a value that a property gets. */
    public static Value ofProperty(Object value) {
        return value == null || value instanceof String ? SimpleValues.of(value) : null;
    }

    /** Describes the default locale, and those for formatting and display if they differ. */
    public Value locale() {
        Locale base = Locale.getDefault();
        Locale format = Locale.getDefault(Locale.Category.FORMAT);
        Locale display = Locale.getDefault(Locale.Category.DISPLAY);
        String text = base
                + (format.equals(base) ? "" : " (format " + format + ")")
                + (display.equals(base) ? "" : " (display " + display + ")");
        return text(text, Locale.class.getName());
    }

    /** Describes the default time zone. */
    public Value zone() {
        return text(TimeZone.getDefault().getID(), TimeZone.class.getName());
    }

    private static Value text(String text, String type) {
        return new Value(text, type, null, null, text, null);
    }

    /** Describes the threads that tests have left. */
    public Value threads() {
        return threads.describe();
    }

    /** Describes the levels of all loggers by their names. */
    public Map<String, Value> loggers(ClassLoader loader) {
        Map<String, Value> levels = new TreeMap<>();
        loggers.read(loader)
                .forEach((name, level) ->
                        levels.put(name, level == null ? SimpleValues.of(null) : text(level, "level")));
        return levels;
    }

    /** Returns the file of a name as passed by the code under test; null if it is elsewhere. */
    public Path file(String name) {
        Path file = FileValues.path(name);
        return file == null || files.state(file) == null ? null : file;
    }

    /** Returns the name of a file as state. */
    public String state(Path file) {
        return files.state(file);
    }

    /** Describes a file or folder. */
    public Value file(Path file) {
        return FileDescription.of(file, files.digest(file));
    }

    /** Describes a table by the statements that wrote to it. */
    public Value table(String name) {
        return tables.describe(name);
    }
}
