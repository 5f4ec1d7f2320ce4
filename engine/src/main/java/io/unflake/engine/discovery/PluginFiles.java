package io.unflake.engine.discovery;

import io.unflake.model.Digest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.jar.JarFile;

/**
 * The files of our Maven plugin in the distribution.
 *
 * @param jar the jar of the plugin
 * @param pom its pom, which has no parent
 */
public record PluginFiles(Path jar, Path pom) {

    private static final String PROPERTIES = "META-INF/maven/io.unflake/unflake-maven-plugin/pom.properties";

    /** Returns the plugin in the {@code runtime} folder of the distribution. */
    public static PluginFiles in(Path runtime) {
        return new PluginFiles(
                runtime.resolve("unflake-maven-plugin.jar"), runtime.resolve("unflake-maven-plugin.pom"));
    }

    String version() {
        try (JarFile file = new JarFile(jar.toFile());
                InputStream content = file.getInputStream(file.getEntry(PROPERTIES))) {
            Properties properties = new Properties();
            properties.load(content);
            return properties.getProperty("version");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String digest() {
        try {
            return Digest.of(Files.readAllBytes(jar));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
