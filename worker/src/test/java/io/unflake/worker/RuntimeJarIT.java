package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Outcome;
import io.unflake.worker.subjects.jupiter.Tagged;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

/** The jar as it is added to the user's class path. */
class RuntimeJarIT {

    private static final Path JAR = Path.of(System.getProperty("unflake.runtime"));

    @Test
    void contains_no_class_that_could_clash_with_the_users() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(jar.stream().filter(entry -> !entry.isDirectory()).map(JarEntry::getName))
                    .allMatch(name -> name.startsWith("io/unflake/worker/") || name.equals("META-INF/MANIFEST.MF"));
        }
    }

    @Test
    void runs_tests_without_other_jars() {
        List<Path> own = List.of(JAR, Frameworks.home(ForkedWorker.class));
        try (ForkedWorker worker =
                ForkedWorker.start(List.of(), Frameworks.classPath(own, Frameworks.JUPITER_5_5), WorkerMain.class)) {
            assertThat(worker.execute(Tagged.class).outcomes())
                    .containsEntry("Tagged#slow", Outcome.PASSED)
                    .hasSize(3);
        }
    }
}
