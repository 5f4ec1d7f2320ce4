package io.unflake.app.console;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Properties;

/** The version of Unflake, and of the Java and the system that it runs on. */
public final class UnflakeVersion {

    private static final String FILE = "/META-INF/maven/io.unflake/unflake-app/pom.properties";

    private UnflakeVersion() {}

    /** The versions, one per line. */
    public static List<String> lines() {
        return List.of(
                "unflake " + number(),
                "Java " + System.getProperty("java.version") + " (" + System.getProperty("java.vendor") + ") on "
                        + System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    }

    /** Maven puts the version into every jar. */
    private static String number() {
        try (InputStream file = UnflakeVersion.class.getResourceAsStream(FILE)) {
            if (file == null) {
                return "(not packaged)";
            }
            Properties properties = new Properties();
            properties.load(file);
            return properties.getProperty("version");
        } catch (IOException e) {
            return "(unknown version)";
        }
    }
}
