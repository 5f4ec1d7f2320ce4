package io.unflake.model.project;

import java.io.File;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Detects the test frameworks on a class path and their versions by file names and manifests. */
public final class JarVersions {

    private static final List<String> KNOWN = List.of(
            Artifacts.PLATFORM_ENGINE,
            Artifacts.PLATFORM_COMMONS,
            Artifacts.LAUNCHER,
            Artifacts.JUPITER_API,
            Artifacts.JUPITER_ENGINE,
            Artifacts.VINTAGE_ENGINE,
            Artifacts.JUNIT4,
            Artifacts.TESTNG,
            Artifacts.TESTNG_ENGINE,
            "org.opentest4j:opentest4j",
            "org.apiguardian:apiguardian-api",
            "org.hamcrest:hamcrest-core",
            "org.hamcrest:hamcrest");

    /** A jar that contains the launcher and engines of one version. */
    private static final String STANDALONE = "junit-platform-console-standalone";

    private static final Pattern FILE = Pattern.compile("(.+?)-(\\d[^/]*)\\.jar");

    private JarVersions() {}

    /** Returns the versions of the known artifacts by {@code groupId:artifactId}; the first jar of each counts. */
    public static Map<String, String> of(List<String> classpath) {
        Map<String, String> versions = new LinkedHashMap<>();
        for (String element : classpath) {
            File file = new File(element);
            if (file.isFile()) {
                known(file).ifPresent(artifact -> versions.putIfAbsent(artifact, version(file)));
                if (file.getName().startsWith(STANDALONE)) {
                    standalone(version(file)).forEach(versions::putIfAbsent);
                }
            }
        }
        return versions;
    }

    private static Map<String, String> standalone(String version) {
        String jupiter = version.replaceFirst("^1\\.", "5.");
        return Map.of(
                Artifacts.LAUNCHER, version,
                Artifacts.PLATFORM_ENGINE, version,
                Artifacts.JUPITER_API, jupiter,
                Artifacts.JUPITER_ENGINE, jupiter,
                Artifacts.VINTAGE_ENGINE, jupiter);
    }

    /** Returns the elements of a class path that belong to test frameworks. */
    public static List<String> known(List<String> classpath) {
        return classpath.stream()
                .filter(element -> !of(List.of(element)).isEmpty())
                .toList();
    }

    private static Optional<String> known(File file) {
        Matcher name = FILE.matcher(file.getName());
        String artifact = name.matches() ? name.group(1) : file.getName().replaceFirst("\\.jar$", "");
        return KNOWN.stream().filter(known -> known.endsWith(":" + artifact)).findFirst();
    }

    private static String version(File file) {
        Matcher name = FILE.matcher(file.getName());
        return name.matches() ? name.group(2) : manifestVersion(file);
    }

    private static String manifestVersion(File file) {
        try (JarFile jar = new JarFile(file)) {
            Attributes attributes = jar.getManifest() == null
                    ? new Attributes()
                    : jar.getManifest().getMainAttributes();
            String version = attributes.getValue(Attributes.Name.IMPLEMENTATION_VERSION);
            return version == null
                    ? Optional.ofNullable(attributes.getValue("Bundle-Version")).orElse("0")
                    : version;
        } catch (IOException e) {
            return "0";
        }
    }
}
