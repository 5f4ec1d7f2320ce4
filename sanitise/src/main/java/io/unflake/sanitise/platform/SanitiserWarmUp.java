package io.unflake.sanitise.platform;

import io.unflake.sanitise.run.Sanitiser;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Properties;

/** Whether any test is going to be sanitised, as far as that can be told before tests are known. */
final class SanitiserWarmUp {

    private static final String AUTODETECTION = "junit.jupiter.extensions.autodetection.enabled";

    private static final List<String> ALWAYS_JOINED =
            List.of("org/junit/vintage/engine/VintageTestEngine.class", "org/spockframework/runtime/SpockEngine.class");

    private SanitiserWarmUp() {}

    /** Gets the sanitiser ready if it will be needed. */
    static void prepare() {
        if (willSanitise(SanitiserWarmUp.class.getClassLoader())) {
            Sanitiser.prepare();
        }
    }

    private static boolean willSanitise(ClassLoader loader) {
        if (!Sanitiser.isOn()) {
            return false;
        }
        boolean joined = Sanitiser.isAutomatic()
                && ALWAYS_JOINED.stream().anyMatch(engine -> loader.getResource(engine) != null);
        return joined || Boolean.getBoolean(AUTODETECTION) || isAutodetectionConfigured(loader);
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
