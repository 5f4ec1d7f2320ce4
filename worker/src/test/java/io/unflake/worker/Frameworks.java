package io.unflake.worker;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Test frameworks in the versions that the build has downloaded, as parts of a class path. */
enum Frameworks {
    JUPITER_5_5("jupiter-5.5"),
    JUPITER_5_14("jupiter-5.14"),
    JUPITER_6("jupiter-6"),
    SUITE_5_14("suite-5.14"),
    JUNIT_4("junit4"),
    JUNIT_4_11("junit-4.11"),
    VINTAGE_5_14("vintage-5.14"),
    VINTAGE_6("vintage-6"),
    TESTNG("testng"),
    SPOCK("spock");

    private final String folder;

    Frameworks(String folder) {
        this.folder = folder;
    }

    List<Path> jars() {
        try (Stream<Path> jars = Files.list(Path.of(System.getProperty("unflake.frameworks"), folder))) {
            return jars.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a class path with the worker, its subjects and these frameworks. */
    static String classPath(List<Path> own, Frameworks... frameworks) {
        List<Path> all = new ArrayList<>(own);
        Arrays.stream(frameworks).forEach(each -> all.addAll(each.jars()));
        return String.join(File.pathSeparator, all.stream().map(Path::toString).toList());
    }

    /** Returns the directory or jar from which a class was loaded. */
    static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
