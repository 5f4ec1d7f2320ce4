package io.unflake.app.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FailureFileTest {

    private static final String TRACE =
            "java.lang.AssertionError: late\r\n\tat shop.TillTest.closes(TillTest.java:12)\r\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | is empty",
                "nothing to see | there is no stack trace in",
                "'<testsuite><testcase name=\"a\" classname=\"B\"/></testsuite>' | no test has failed in",
                "'<!DOCTYPE html>\n<HTML><p>log</HTML>' | is a web page",
                "'<testsuite>\n<testcase>' | is no JUnit XML report: there is a mistake in line 2"
            })
    void a_file_without_failures_is_a_mistake(String text, String problem) throws IOException {
        assertThat(problem(text.getBytes(StandardCharsets.UTF_8))).contains(problem);
    }

    @Test
    void a_file_that_is_no_text_is_a_mistake() throws IOException {
        assertThat(problem(new byte[] {(byte) 0xCA, (byte) 0xFE, 0, 0, 1})).contains("is not a text file");
        assertThat(problem(new byte[] {'P', 'K', 3, 4, 20, 0})).contains("is compressed");
        assertThat(problem(new byte[] {0x1F, (byte) 0x8B, 8, 0})).contains("is compressed");
    }

    @Test
    void a_folder_is_a_mistake() {
        UserException problem = catchThrowableOfType(UserException.class, () -> new FailureFile(folder).read());

        assertThat(problem).hasMessage(folder + " is a folder");
        assertThat(problem.remedy()).contains("--from-reports");
    }

    @Test
    void a_log_may_be_encoded_as_power_shell_does() throws IOException {
        for (byte[] bytes : List.of(
                ("\uFEFF" + TRACE).getBytes(StandardCharsets.UTF_16LE),
                ("\uFEFF" + TRACE).getBytes(StandardCharsets.UTF_8))) {
            assertThat(new FailureFile(file(bytes)).read().tests()).containsExactly("shop.TillTest#closes");
        }
    }

    @Test
    void a_log_may_have_very_long_lines_and_bytes_of_any_encoding() throws IOException {
        byte[] log = ("\u00FC".repeat(1_000_000) + "\r\n" + TRACE).getBytes(StandardCharsets.ISO_8859_1);

        assertThat(new FailureFile(file(log)).read().tests()).containsExactly("shop.TillTest#closes");
    }

    private String problem(byte[] content) throws IOException {
        Path file = file(content);
        UserException problem = catchThrowableOfType(UserException.class, () -> new FailureFile(file).read());
        assertThat(problem.remedy()).isNotEmpty();
        return problem.getMessage();
    }

    private Path file(byte[] content) throws IOException {
        return Files.write(folder.resolve("ci.log"), content);
    }
}
