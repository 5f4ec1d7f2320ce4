package io.unflake.agent.record;

import io.unflake.hooks.OpenFields;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/** Reads the levels of all loggers of {@code java.util.logging} and of Logback, if tests use them. */
final class LoggerLevels {

    private static final int MAX_LOGGERS = 300;
    private static final String LOGBACK = "ch.qos.logback.classic.LoggerContext";

    /** Returns the level that each logger has itself, null if it inherits its level. */
    Map<String, String> read(ClassLoader loader) {
        Map<String, String> levels = new TreeMap<>();
        try {
            // Asking for the loggers would start the logging of a JVM that does not use it.
            if (OpenFields.isLoaded("java.util.logging.Logger", loader)) {
                ofJdk(levels);
            }
            if (OpenFields.isLoaded(LOGBACK, loader)) {
                ofLogback(levels, loader);
            }
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            // What was read so far is right.
        }
        return levels;
    }

    private static void ofJdk(Map<String, String> levels) {
        LogManager manager = LogManager.getLogManager();
        for (String name : Collections.list(manager.getLoggerNames())) {
            Logger logger = levels.size() < MAX_LOGGERS ? manager.getLogger(name) : null;
            if (logger != null) {
                Level level = logger.getLevel();
                levels.put(name.isEmpty() ? "root" : name, level == null ? null : level.getName());
            }
        }
    }

    private static void ofLogback(Map<String, String> levels, ClassLoader loader) throws ReflectiveOperationException {
        Object context = Class.forName("org.slf4j.LoggerFactory", false, loader)
                .getMethod("getILoggerFactory")
                .invoke(null);
        if (!context.getClass().getName().equals(LOGBACK)) {
            return;
        }
        List<?> loggers =
                (List<?>) context.getClass().getMethod("getLoggerList").invoke(context);
        for (Object logger : loggers.subList(0, Math.min(loggers.size(), MAX_LOGGERS))) {
            Method level = logger.getClass().getMethod("getLevel");
            Object found = level.invoke(logger);
            levels.put(
                    (String) logger.getClass().getMethod("getName").invoke(logger),
                    found == null ? null : found.toString());
        }
    }
}
