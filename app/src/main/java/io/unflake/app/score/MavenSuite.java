package io.unflake.app.score;

import io.unflake.engine.discovery.MavenExecutable;
import io.unflake.engine.discovery.MavenRun;
import io.unflake.model.TestId;
import io.unflake.model.UserException;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs suites by Maven, in throw-away projects in the output folder. */
final class MavenSuite {

    private static final String LOG = "maven.log";
    private static final Map<String, String> PLAIN = Map.of(Labels.TR_PROPERTY, "0");

    private final MavenExecutable maven;
    private final Map<Path, Double> plainSeconds = new HashMap<>();

    /** @param environment says where Maven is installed */
    MavenSuite(Map<String, String> environment) {
        this.maven = new MavenExecutable(environment);
    }

    /** Reads what Maven has left in a project. */
    interface Reports {

        Result read(Path project) throws IOException;
    }

    /**
     * What a tool says about tests.
     *
     * @param decided the tests that it has run as often as it had to; the JVM of others has ended before
     */
    record Result(Set<TestId> flaky, Set<TestId> decided) {

        /** The tests of mutants that the tool cannot tell anything about. */
        Set<TestId> unknown(List<Mutant> mutants) {
            return mutants.stream()
                    .flatMap(mutant -> mutant.flaky().stream())
                    .map(label -> label.id().base())
                    .filter(test -> !flaky.contains(test) && !decided.contains(test))
                    .collect(Collectors.toSet());
        }
    }

    /** Runs goals that detect flaky tests in a project with the suite and its setting, and reads the result. */
    SuiteDetector.Detection detect(SuiteTrial trial, String tool, List<String> goals, Reports reports)
            throws IOException {
        double plain = plainSeconds(trial);
        Path project = write(trial, trial.folder(), trial.setting().properties());
        trial.progress().phase("running " + tool, 0);
        double seconds = run(trial, project, goals);
        Result result = reports.read(project);
        return new SuiteDetector.Detection(
                result.flaky, seconds, plain, result.unknown(trial.suite().mutants()));
    }

    private static Path write(SuiteTrial trial, Path folder, Map<String, String> properties) throws IOException {
        // Maven looks for this folder in the folders above, too, and would take their options and extensions.
        Files.createDirectories(folder.resolve(".mvn"));
        Files.writeString(folder.resolve("pom.xml"), SuitePom.of(trial.described(), properties));
        return folder;
    }

    /** Runs goals in a project and returns how long that took. Whether they succeeded is for the caller to find out. */
    private double run(SuiteTrial trial, Path project, List<String> goals) {
        Path executable = maven.find(project)
                .orElseThrow(() -> UserException.project(
                        "no Maven was found to run this detector", "Install Maven and put it on the PATH."));
        List<String> arguments = new ArrayList<>(List.of("-ntp", "-Dstyle.color=never"));
        arguments.addAll(goals);
        Path java = trial.project().java();
        long start = System.nanoTime();
        new MavenRun(executable, project, java, text -> {}).run(arguments, project.resolve(LOG));
        return (System.nanoTime() - start) / 1e9;
    }

    /** How long Maven takes for one plain run of a suite, measured once. */
    private double plainSeconds(SuiteTrial trial) throws IOException {
        Double known = plainSeconds.get(trial.suite().classes());
        if (known != null) {
            return known;
        }
        trial.progress().phase("one plain run by Maven", 0);
        Path folder = trial.folder().resolveSibling("maven-plain");
        Path project = write(trial, folder, PLAIN);
        List<String> test = List.of(SurefireRerunDetector.GOAL, SurefireRerunDetector.GO_ON);
        // The first run may download plugins, so the second one counts.
        run(trial, project, test);
        double seconds = run(trial, project, test);
        plainSeconds.put(trial.suite().classes(), seconds);
        return seconds;
    }

    /** Explains why a detector has no result. */
    static UserException failed(String detector, Path project) {
        Path log = project.resolve(LOG);
        return UserException.project(
                        detector + " could not run the suite", "Maven's output is in " + log + "; check the network.")
                .showing(errors(log));
    }

    private static List<String> errors(Path log) {
        try (Stream<String> lines = Files.lines(log)) {
            return lines.filter(line -> line.startsWith("[ERROR]")).limit(5).toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
