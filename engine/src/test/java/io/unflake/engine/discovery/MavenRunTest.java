package io.unflake.engine.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class MavenRunTest {

    /**
     * A script that does not exec its child, as some wrappers; the child creates a file when it ends. It prints nothing,
     * since that would end it as soon as nobody reads its output.
     */
    private static final String ENDLESS = """
            (
                exec >/dev/null 2>&1
                trap 'touch ended; exit' TERM
                touch started
                while :; do sleep 0.1; done
            ) &
            wait
            """;

    @TempDir
    private Path folder;

    @Test
    void maven_ends_with_the_jvm_that_started_it() throws Exception {
        Path project = FakeMaven.project(folder.resolve("project"), ENDLESS);
        Process controller = controller(project);
        awaitFile(project.resolve("started"));
        controller.destroy();
        awaitFile(project.resolve("ended"));
        controller.waitFor();
    }

    @Test
    void maven_ends_if_the_waiting_thread_is_interrupted() throws Exception {
        Path project = FakeMaven.project(folder.resolve("project"), ENDLESS);
        Thread waiting = new Thread(() -> endless(project));
        waiting.start();
        awaitFile(project.resolve("started"));
        waiting.interrupt();
        awaitFile(project.resolve("ended"));
        waiting.join();
    }

    private void endless(Path project) {
        try {
            new MavenRun(project.resolve("mvnw"), project, null, line -> {}).run(List.of(), folder.resolve("log"));
        } catch (UserException e) {
            assertThat(e.getMessage()).contains("interrupted");
        }
    }

    private Process controller(Path project) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Controller.class.getName(),
                        project.toString(),
                        folder.toString())
                .inheritIO()
                .start();
    }

    private static void awaitFile(Path file) throws InterruptedException {
        while (!Files.exists(file)) {
            Thread.sleep(20);
        }
    }

    /** The main class of a JVM that reads a project. */
    static final class Controller {

        private Controller() {}

        public static void main(String[] arguments) throws IOException {
            Path folder = Path.of(arguments[1]);
            new ProjectReader(FakeMaven.plugin(folder.resolve("runtime")), folder.resolve("out"), line -> {})
                    .read(Path.of(arguments[0]), Optional.empty());
        }
    }
}
