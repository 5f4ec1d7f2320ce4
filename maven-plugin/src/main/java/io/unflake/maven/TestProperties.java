package io.unflake.maven;

import io.unflake.model.project.DescribeGoal;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import org.apache.maven.plugin.MojoExecutionException;

/** Collects the system properties that Surefire sets for the tests, in the same order of precedence. */
final class TestProperties {

    private final SurefireConfiguration surefire;
    private final Path basedir;

    TestProperties(SurefireConfiguration surefire, Path basedir) {
        this.surefire = surefire;
        this.basedir = basedir;
    }

    Map<String, String> all(Properties user) throws MojoExecutionException {
        Map<String, String> result = new LinkedHashMap<>();
        result.put("basedir", basedir.toString());
        result.putAll(configurationParameters());
        result.putAll(surefire.map("systemProperties"));
        result.putAll(file());
        result.putAll(surefire.map("systemPropertyVariables"));
        result.putAll(sorted(user));
        result.keySet().removeIf(name -> name.startsWith("unflake.") || name.equals(DescribeGoal.SKIP_EXECUTION));
        return result;
    }

    /** The JUnit Platform also reads its parameters from system properties. */
    private Map<String, String> configurationParameters() throws MojoExecutionException {
        return read(new StringReader(surefire.map("properties").getOrDefault("configurationParameters", "")));
    }

    private Map<String, String> file() throws MojoExecutionException {
        String name = surefire.text("systemPropertiesFile", "surefire.systemPropertiesFile");
        if (name.isEmpty()) {
            return Map.of();
        }
        try {
            return read(Files.newBufferedReader(basedir.resolve(name)));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read the properties in " + name, e);
        }
    }

    private static Map<String, String> read(Reader text) throws MojoExecutionException {
        Properties properties = new Properties();
        try (text) {
            properties.load(text);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read properties for the tests", e);
        }
        return sorted(properties);
    }

    private static Map<String, String> sorted(Properties properties) {
        Map<String, String> result = new LinkedHashMap<>();
        properties.stringPropertyNames().stream()
                .sorted()
                .forEach(name -> result.put(name, properties.getProperty(name)));
        return result;
    }
}
