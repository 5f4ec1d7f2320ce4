package io.unflake.app.score;

import io.unflake.engine.process.TiedProcess;
import io.unflake.model.TestId;
import io.unflake.model.TestNotation;
import io.unflake.model.UserException;
import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Any command of the user that prints the tests it calls flaky, one per line. */
final class CommandDetector implements SuiteDetector {

    static final String PREFIX = "command:";

    private static final int SHOWN = 5;

    private final String command;
    private final Path directory;

    /** @param directory where the command runs */
    CommandDetector(String command, Path directory) {
        this.command = command;
        this.directory = directory;
    }

    @Override
    public String name() {
        return PREFIX + command;
    }

    @Override
    public Detection detect(SuiteTrial trial, int repetition) throws IOException {
        Path errors = Files.createDirectories(trial.folder()).resolve("command.log");
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command)
                .directory(directory.toFile())
                .redirectError(errors.toFile());
        builder.environment().putAll(environment(trial));
        long start = System.nanoTime();
        try (TiedProcess process = TiedProcess.start(builder)) {
            process.process().getOutputStream().close();
            String output = new String(process.process().getInputStream().readAllBytes(), Charset.defaultCharset());
            int code = process.process().waitFor();
            if (code != 0) {
                throw failed(code, errors);
            }
            return new Detection(tests(output), (System.nanoTime() - start) / 1e9, trial.plainSeconds());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw UserException.project("the command was interrupted", "Run it again.");
        }
    }

    /** What the command needs to know; gates read the environment, too. */
    private static Map<String, String> environment(SuiteTrial trial) {
        Map<String, String> variables = new TreeMap<>(Map.of(
                "UNFLAKE_SUITE", trial.suite().folder().toString(),
                "UNFLAKE_TEST_CLASSES", trial.suite().classes().toString(),
                "UNFLAKE_CLASSPATH",
                        String.join(File.pathSeparator, trial.described().classpath()),
                "UNFLAKE_WORKING_DIRECTORY", trial.described().workingDirectory()));
        trial.setting()
                .properties()
                .forEach((name, value) -> variables.put(name.replace('.', '_').toUpperCase(Locale.ROOT), value));
        return variables;
    }

    private UserException failed(int code, Path errors) throws IOException {
        List<String> lines = new String(Files.readAllBytes(errors), Charset.defaultCharset())
                .lines()
                .toList();
        return UserException.project(
                        "the detector '" + command + "' ended with code " + code,
                        "Check the command; what it printed to standard error is in " + errors + ".")
                .showing(lines.subList(Math.max(0, lines.size() - SHOWN), lines.size()));
    }

    static Set<TestId> tests(String output) {
        Set<TestId> tests = new LinkedHashSet<>();
        for (String line : output.split("\\R", -1)) {
            if (!line.isBlank()) {
                tests.add(test(line.strip()));
            }
        }
        return tests;
    }

    private static TestId test(String line) {
        try {
            return TestId.parse(TestNotation.canonical(line));
        } catch (IllegalArgumentException e) {
            throw UserException.project(
                            "the detector printed a line that is no test: " + e.getMessage(),
                            "Let the command print one test per line, such as shop.CartTest#isEmpty, and nothing else.")
                    .because(e);
        }
    }
}
