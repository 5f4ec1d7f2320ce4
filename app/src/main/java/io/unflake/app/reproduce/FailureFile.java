package io.unflake.app.reproduce;

import io.unflake.app.reproduce.JUnitXml.FailedTest;
import io.unflake.model.UserException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLStreamException;

/** A file in which failures are recorded: a log of any size, or a JUnit XML report. */
final class FailureFile {

    private static final int BEGINNING = 8_192;
    private static final String WHAT_TO_USE =
            "Use a log with stack traces as the JVM, Maven or Gradle print them, or a JUnit XML report.";

    private final Path path;

    FailureFile(Path path) {
        this.path = path;
    }

    /** Returns the failures in the file; at least one. */
    WantedFailures read() {
        if (Files.isDirectory(path)) {
            throw UserException.wrongUse(
                    path + " is a folder",
                    "Name a log or a report in it, or use --from-reports for a folder with Surefire reports.");
        }
        try (InputStream content = new BufferedInputStream(Files.newInputStream(path), 1 << 16)) {
            content.mark(BEGINNING + 1);
            byte[] beginning = content.readNBytes(BEGINNING);
            content.reset();
            return JUnitXml.isXml(beginning) ? inXml(content, beginning) : inLog(content, beginning);
        } catch (IOException e) {
            throw InputProblem.unreadable(path, e);
        }
    }

    /** Returns the failed tests of a JUnit XML report. */
    List<FailedTest> failedTests() {
        try (InputStream content = new BufferedInputStream(Files.newInputStream(path))) {
            return JUnitXml.read(content).failed();
        } catch (IOException | XMLStreamException e) {
            throw InputProblem.unreadable(path, e);
        }
    }

    private WantedFailures inXml(InputStream content, byte[] beginning) {
        CountedFailures counted = new CountedFailures();
        try {
            for (FailedTest failed : JUnitXml.read(content).failed()) {
                failed.test().ifPresent(test -> counted.add(test, failed.failure()));
            }
        } catch (XMLStreamException e) {
            throw noReport(beginning, e);
        }
        if (counted.isEmpty()) {
            throw UserException.wrongUse("no test has failed in " + path, WHAT_TO_USE);
        }
        return counted.wanted();
    }

    private UserException noReport(byte[] beginning, XMLStreamException e) {
        boolean isPage = new String(beginning, StandardCharsets.ISO_8859_1)
                .toLowerCase(Locale.ROOT)
                .contains("<html");
        UserException problem = isPage
                ? UserException.wrongUse(
                        path + " is a web page", "Save the log itself: most CI systems offer it as raw.")
                : UserException.wrongUse(
                        path + " is no JUnit XML report: there is a mistake in line "
                                + e.getLocation().getLineNumber(),
                        WHAT_TO_USE);
        return problem.because(e);
    }

    private WantedFailures inLog(InputStream content, byte[] beginning) throws IOException {
        Charset encoding = checked(beginning);
        LogFailures log = new LogFailures();
        LogLines.read(new InputStreamReader(content, encoding), log::line);
        WantedFailures found = log.wanted();
        if (found.isEmpty()) {
            throw UserException.wrongUse("there is no stack trace in " + path, WHAT_TO_USE);
        }
        return found;
    }

    /** Refuses what is no text; otherwise tells how it is encoded. PowerShell writes UTF-16. */
    private Charset checked(byte[] beginning) {
        if (beginning.length == 0) {
            throw UserException.wrongUse(path + " is empty", WHAT_TO_USE);
        }
        if (begins(beginning, 0xFE, 0xFF) || begins(beginning, 0xFF, 0xFE)) {
            return StandardCharsets.UTF_16;
        }
        if (begins(beginning, 'P', 'K', 3, 4) || begins(beginning, 0x1F, 0x8B)) {
            throw UserException.wrongUse(path + " is compressed", "Unpack it, and name the log in it.");
        }
        for (byte each : beginning) {
            if (each == 0) {
                throw UserException.wrongUse(path + " is not a text file", WHAT_TO_USE);
            }
        }
        return StandardCharsets.UTF_8;
    }

    private static boolean begins(byte[] bytes, int... magic) {
        for (int i = 0; i < magic.length; i++) {
            if (i >= bytes.length || Byte.toUnsignedInt(bytes[i]) != magic[i]) {
                return false;
            }
        }
        return true;
    }
}
