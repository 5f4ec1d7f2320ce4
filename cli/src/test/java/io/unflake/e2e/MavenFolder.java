package io.unflake.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A folder whose Maven has its own local repository, so that other builds cannot interfere with the plugin in it.
 *
 * <p>Artifacts that the outer build has downloaded are taken from its repository.
 */
final class MavenFolder {

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

    private MavenFolder() {}

    /** Copies a project without the build output of its modules. */
    static Path copy(Path original, Path copy) throws IOException {
        try (Stream<Path> files = Files.walk(original)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path relative = original.relativize(file);
                if (!isOutput(relative)) {
                    Path target = copy.resolve(relative.toString());
                    Files.createDirectories(target.getParent());
                    Files.copy(file, target);
                }
            }
        }
        return prepare(copy);
    }

    private static boolean isOutput(Path file) {
        return Stream.iterate(file, Objects::nonNull, Path::getParent).anyMatch(each -> each.endsWith("target"));
    }

    static Path prepare(Path folder) throws IOException {
        Path configuration = Files.createDirectories(folder.resolve(".mvn"));
        Files.write(configuration.resolve("maven.config"), List.of("-gs", ".mvn/settings.xml"));
        Files.writeString(configuration.resolve("settings.xml"), settings());
        return folder;
    }

    /** Makes Maven use its own repository even if the environment names another one. */
    static void useOwnRepository(ProcessBuilder builder) {
        for (String variable : List.of("MAVEN_OPTS", "MAVEN_ARGS")) {
            builder.environment()
                    .computeIfPresent(
                            variable, (name, options) -> options.replaceAll("-Dmaven\\.repo\\.local=\\S+", ""));
        }
    }

    private static String settings() {
        String outer = Path.of(System.getProperty("local.repository")).toUri().toString();
        return SETTINGS.replace("REPOSITORY", System.getProperty("own.repository"))
                .replace("OUTER", OUTER.replace("%s", outer));
    }
}
