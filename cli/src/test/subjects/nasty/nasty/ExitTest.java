package nasty;

import org.junit.jupiter.api.Test;

class ExitTest {

    @Test
    void exits() {
        System.exit(0);
    }

    @Test
    void halts() {
        Runtime.getRuntime().halt(4);
    }

    @Test
    void killsItsOwnJvm() throws Exception {
        new ProcessBuilder("kill", "-9", Long.toString(ProcessHandle.current().pid())).start().waitFor();
        Thread.sleep(60_000);
    }

    @Test
    void isHealthy() {}
}
