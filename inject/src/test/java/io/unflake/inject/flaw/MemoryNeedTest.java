package io.unflake.inject.flaw;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemoryNeedTest {

    private static final int MEGABYTE = 1 << 20;

    /** In place of a suite: uses most of the heap, and then measures it. */
    static final class Earlier {

        private static final List<byte[]> KEPT = new ArrayList<>();

        private Earlier() {}

        public static void main(String[] arguments) {
            for (int i = 0; i < Integer.parseInt(arguments[0]); i++) {
                byte[] each = new byte[MEGABYTE];
                if (arguments[1].equals("keep")) {
                    KEPT.add(each);
                }
            }
            MemoryNeed.natural(0);
        }
    }

    @ParameterizedTest
    @CsvSource({"145, drop, 0", "145, keep, 1"})
    void garbage_of_earlier_tests_does_not_decide(int megabytes, String what, int code)
            throws IOException, InterruptedException {
        // 160 MB are new objects that wait for a collection; 236 MB are the maximum that the JVM reports.
        Process jvm = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-Xms256m",
                        "-Xmx256m",
                        "-Xmn200m",
                        "-XX:SurvivorRatio=8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Earlier.class.getName(),
                        Integer.toString(megabytes),
                        what)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();

        assertThat(jvm.waitFor()).isEqualTo(code);
    }
}
