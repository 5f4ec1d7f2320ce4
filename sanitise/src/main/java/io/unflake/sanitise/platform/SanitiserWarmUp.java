package io.unflake.sanitise.platform;

import io.unflake.sanitise.run.Sanitiser;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Properties;

/** Starts the sanitiser before the tests are discovered, if they are likely to need it. */
final class SanitiserWarmUp {

    private static final String AUTODETECTION = "junit.jupiter.extensions.autodetection.enabled";

    private static final List<String> AUTOMATIC_ENGINES =
            List.of("org/junit/vintage/engine/VintageTestEngine.class", "org/spockframework/runtime/SpockEngine.class");

    private SanitiserWarmUp() {}

    static void startIfNeeded() {
        if (isLikelyNeeded(SanitiserWarmUp.class.getClassLoader())) {
            Sanitiser.prepare();
        }
    }

    private static boolean isLikelyNeeded(ClassLoader loader) {
        if (!Sanitiser.isOn()) {
            return false;
        }
        boolean automatic = Sanitiser.isAutomatic()
                && AUTOMATIC_ENGINES.stream().anyMatch(engine -> loader.getResource(engine) != null);
        return automatic || Boolean.getBoolean(AUTODETECTION) || isAutodetectionConfigured(loader);
    }

    private static boolean isAutodetectionConfigured(ClassLoader loader) {
        try (InputStream in = loader.getResourceAsStream("junit-platform.properties")) {
            if (in == null) {
                return false;
            }
            Properties properties = new Properties();
            properties.load(in);
            return Boolean.parseBoolean(
                    properties.getProperty(AUTODETECTION, "").strip());
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }
}
