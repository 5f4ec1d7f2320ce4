package io.unflake.maven;

import io.unflake.engine.discovery.PluginFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Creates copies of the test projects whose Maven uses a separate local repository.
 *
 * <p>This way a concurrent build cannot replace the plugin. Artifacts that the outer build has already downloaded are
 * copied from its repository.
 */
final class RealMaven {

    private static final String SETTINGS = """
            <settings>
              <localRepository>REPOSITORY</localRepository>
              <profiles>
                <profile>
                  <id>outer</id>
                  <repositories><repository>OUTER</repository></repositories>
                  <pluginRepositories><pluginRepository>OUTER</pluginRepository></pluginRepositories>
                </profile>
              </profiles>
              <activeProfiles><activeProfile>outer</activeProfile></activeProfiles>
            </settings>
            """;

    private static final String OUTER =
            "<id>outer</id><url>%s</url><releases><checksumPolicy>ignore</checksumPolicy></releases>";

    private static final Path FOLDER = Path.of(System.getProperty("test.folder"));

    private RealMaven() {}

    static PluginFiles plugin() {
        return new PluginFiles(Path.of(System.getProperty("plugin.jar")), Path.of(System.getProperty("plugin.pom")));
    }

    /** Creates a fresh copy of a project; the name of its folder contains a space. */
    static Path project(String name) throws IOException {
        Path copy = folder("the " + name);
        Path original = Path.of(System.getProperty("test.projects"), name);
        try (Stream<Path> files = Files.walk(original)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = copy.resolve(original.relativize(file));
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
        return copy;
    }

    /** Creates an empty folder in which Maven uses the repository of these tests. */
    static Path folder(String name) throws IOException {
        Path folder = FOLDER.resolve(name);
        delete(folder);
        Path configuration = Files.createDirectories(folder.resolve(".mvn"));
        Files.write(configuration.resolve("maven.config"), List.of("-gs", ".mvn/settings.xml"));
        Files.writeString(configuration.resolve("settings.xml"), settings());
        return folder;
    }

    private static String settings() {
        String outer = Path.of(System.getProperty("local.repository")).toUri().toString();
        return SETTINGS.replace("REPOSITORY", FOLDER.resolve("repository").toString())
                .replace("OUTER", OUTER.replace("%s", outer));
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
