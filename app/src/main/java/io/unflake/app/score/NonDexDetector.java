package io.unflake.app.score;

import io.unflake.model.TestId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The Maven plugin of NonDex: a test is flaky if it passes first and fails in a round with shuffled collections. */
final class NonDexDetector implements SuiteDetector {

    static final String NAME = "nondex";

    private static final String GOAL = "edu.illinois:nondex-maven-plugin:2.2.5:nondex";
    private static final String CLEAN = "clean_";

    private final MavenSuite maven;
    private final int rounds;

    NonDexDetector(MavenSuite maven, int rounds) {
        this.maven = maven;
        this.rounds = rounds;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Detection detect(SuiteTrial trial, int repetition) throws IOException {
        return maven.detect(trial, "NonDex", List.of(GOAL, "-DnondexRuns=" + rounds), this::read);
    }

    private MavenSuite.Result read(Path project) throws IOException {
        List<Path> runs = runs(project.resolve(".nondex"));
        List<Path> lists = runs.stream()
                .filter(run -> !run.getFileName().toString().startsWith(CLEAN))
                .map(run -> run.resolve("failures"))
                .filter(Files::isRegularFile)
                .toList();
        if (lists.size() < rounds) {
            throw MavenSuite.failed(NAME, project);
        }
        return new MavenSuite.Result(flaky(lists), inAll(runs));
    }

    /** Each round lists its failures, but for the tests that have failed in the clean run. */
    private static Set<TestId> flaky(List<Path> lists) throws IOException {
        Set<TestId> flaky = new LinkedHashSet<>();
        for (Path list : lists) {
            for (String line : Files.readAllLines(list)) {
                int hash = line.indexOf('#');
                if (hash > 0 && hash < line.length() - 1) {
                    flaky.add(TestId.of(line.substring(0, hash), method(line.substring(hash + 1))));
                }
            }
        }
        return flaky;
    }

    /** The tests that have ended in the clean run and in each round. */
    private static Set<TestId> inAll(List<Path> runs) throws IOException {
        Set<TestId> tests = new HashSet<>(SurefireReports.in(runs.get(0)).tests());
        for (Path run : runs) {
            tests.retainAll(SurefireReports.in(run).tests());
        }
        return tests;
    }

    private static List<Path> runs(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> below = Files.list(folder)) {
            return below.filter(Files::isDirectory).toList();
        }
    }

    /** The name of a method without the parameters and the number of an invocation. */
    private static String method(String name) {
        String method = name;
        for (char end : new char[] {'(', '[', '{'}) {
            int at = method.indexOf(end);
            method = at > 0 ? method.substring(0, at) : method;
        }
        return method.strip();
    }
}
