package io.unflake.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** Which version of Unflake this is, and what it runs on. */
final class Version implements IVersionProvider {

    private static final String FILE = "/META-INF/maven/io.unflake/unflake-cli/pom.properties";

    @Override
    public String[] getVersion() {
        return new String[] {
            "unflake " + number(),
            "Java " + System.getProperty("java.version") + " (" + System.getProperty("java.vendor") + ") on "
                    + System.getProperty("os.name") + " " + System.getProperty("os.arch")
        };
    }

    /** The file that Maven puts into every jar. */
    private static String number() {
        try (InputStream file = Version.class.getResourceAsStream(FILE)) {
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
