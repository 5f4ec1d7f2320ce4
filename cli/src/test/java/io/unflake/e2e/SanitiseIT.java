package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.unflake.e2e.SurefireResults.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the samples with Maven, with and without network, with and without sanitising, and measures precision and recall
 * as the saflate paper defines them. In each sample, the package outage has tests that need the network, and the package
 * bug has tests that fail for another reason.
 */
class SanitiseIT {

    private static final List<Sample> SAMPLES =
            List.of(new Sample("jupiter"), new Sample("junit4"), new Sample("testng"), new Sample("spock"));

    private static final String JUPITER_IN_PARALLEL = "-Djunit.jupiter.execution.parallel.mode.default=concurrent";

    /**
     * The oldest and the newest supported versions that the samples do not use anyway, with tests in parallel.
     */
    private static final List<Sample> OTHER_VERSIONS = List.of(
            new Sample("jupiter", "-Djunit.version=5.6.3", JUPITER_IN_PARALLEL),
            new Sample("jupiter", "-Djunit.version=6.1.3", JUPITER_IN_PARALLEL),
            new Sample("junit4", "-Djunit.version=6.1.3", "-Dparallel=classesAndMethods", "-DthreadCount=4"),
            new Sample("testng", "-Dtestng.version=7.0.0", "-Dparallel=methods", "-DthreadCount=4"),
            new Sample(
                    "spock",
                    "-Dspock.version=2.3-groovy-4.0",
                    "-Dspock.configuration=src/test/resources/parallel.groovy"));

    /** What the sanitiser reports if evidence is lost: about once in a hundred parallel runs the JDK loses a thread. */
    private static final String INCOMPLETE = " was not sanitised, but the evidence is incomplete";

    private static final int RUNS = Integer.getInteger("offline.runs", 1);
    private static final int ENOUGH = 40;

    @TempDir
    private static Path folder;

    private enum Network {
        ON,
        CUT
    }

    /** @param settings for Maven, beyond those of the sample */
    private record Sample(String name, List<String> settings) {

        Sample(String name, String... settings) {
            this(name, List.of(settings));
        }

        String folder() {
            return "offline-" + name + String.join("", settings).replaceAll("[^0-9a-z]+", "-");
        }
    }

    @BeforeAll
    static void check_that_namespaces_are_available() throws Exception {
        assumeTrue(
                new Unflake(folder).run("offline", "--", "true").exit() == 0,
                "the network cannot be cut on this machine");
    }

    @Test
    void exactly_the_tests_that_need_the_network_are_sanitised() throws Exception {
        Set<String> relevant = new TreeSet<>();
        Set<String> sanitised = new TreeSet<>();
        Set<String> bugs = new TreeSet<>();
        for (Future<Verdicts> each : inPairs(SAMPLES, SanitiseIT::verdicts)) {
            Verdicts verdicts = each.get();
            relevant.addAll(verdicts.relevant());
            sanitised.addAll(verdicts.sanitised());
            bugs.addAll(verdicts.bugs());
        }

        print(relevant, sanitised, bugs);
        assertThat(sanitised).as("precision and recall").isEqualTo(relevant);
        assertThat(relevant).allMatch(isIn("outage")).hasSizeGreaterThanOrEqualTo(ENOUGH);
        assertThat(bugs).allMatch(isIn("bug")).hasSizeGreaterThanOrEqualTo(ENOUGH);
    }

    @Test
    void sanitising_works_with_other_versions_and_in_parallel() throws Exception {
        List<Future<Cut>> all = inPairs(OTHER_VERSIONS, SanitiseIT::cutOnce);
        for (int i = 0; i < all.size(); i++) {
            Sample sample = OTHER_VERSIONS.get(i);
            SurefireResults results = all.get(i).get().results();
            String report = all.get(i).get().report();
            assertThat(results.failedFixtures()).as("%s", sample).isEmpty();
            // Not all are skipped: some pass and only their fixture fails, some set up a bug, and one skips itself.
            assertThat(outcomes(results, "outage")).as("outages, %s", sample).contains(Outcome.SKIPPED);
            assertThat(results.names())
                    .as("failed outages, %s", sample)
                    .filteredOn(isIn("outage").and(test -> results.of(test) == Outcome.FAILED))
                    .allSatisfy(test -> assertThat(report).contains(test + INCOMPLETE));
            assertThat(outcomes(results, "bug"))
                    .as("bugs, %s", sample)
                    .contains(Outcome.FAILED)
                    .doesNotContain(Outcome.SKIPPED);
            assertThat(outcomes(results, "fine"))
                    .as("harmless tests, %s", sample)
                    .contains(Outcome.PASSED)
                    .doesNotContain(Outcome.FAILED);
        }
    }

    /** @param report the sanitiser's own */
    private record Cut(SurefireResults results, String report) {}

    private static Cut cutOnce(Sample sample) throws Exception {
        Path project = prepare(sample);
        SurefireResults results = runOnce(project, sample, Network.CUT, true);
        return new Cut(results, Files.readString(project.resolve("target/unflake/sanitised.json")));
    }

    /** How the tests of a package ended. */
    private static Set<Outcome> outcomes(SurefireResults results, String name) {
        return results.names().stream().filter(isIn(name)).map(results::of).collect(Collectors.toSet());
    }

    @SuppressWarnings("SystemOut") // Part of the report of this test.
    private static void print(Set<String> relevant, Set<String> sanitised, Set<String> bugs) {
        System.out.printf(
                "%d runs each: %d tests need the network, %d were sanitised, %d failed for another reason%n",
                RUNS, relevant.size(), sanitised.size(), bugs.size());
    }

    /**
     * The results of one sample.
     *
     * @param relevant tests that pass with the network and fail without
     * @param sanitised tests that fail without the network, and are skipped when sanitised
     * @param bugs tests that fail with the network, and without it although sanitised
     */
    private record Verdicts(Set<String> relevant, Set<String> sanitised, Set<String> bugs) {}

    /** Two samples at a time; each run has a namespace of its own. */
    private static <T> List<Future<T>> inPairs(List<Sample> samples, Job<T> job) throws InterruptedException {
        ExecutorService pair = Executors.newFixedThreadPool(2);
        try {
            List<Callable<T>> tasks = new ArrayList<>();
            samples.forEach(sample -> tasks.add(() -> job.with(sample)));
            return pair.invokeAll(tasks);
        } finally {
            pair.shutdown();
        }
    }

    private interface Job<T> {
        T with(Sample sample) throws Exception;
    }

    private static Verdicts verdicts(Sample sample) throws Exception {
        Path project = prepare(sample);
        List<SurefireResults> onPlain = runs(project, sample, Network.ON, false);
        List<SurefireResults> cutPlain = runs(project, sample, Network.CUT, false);
        List<SurefireResults> on = runs(project, sample, Network.ON, true);
        List<SurefireResults> cut = runs(project, sample, Network.CUT, true);
        Set<String> tests = onPlain.get(0).names();
        assertThat(always(tests, on, Outcome.FAILED))
                .as("failed with the network, sanitised and not (%s)", sample)
                .isEqualTo(always(tests, onPlain, Outcome.FAILED));
        assertThat(cutPlain).allSatisfy(run -> assertThat(run.failedFixtures()).isNotEmpty());
        assertThat(cut).allSatisfy(run -> assertThat(run.failedFixtures()).isEmpty());
        Set<String> broken = always(tests, cutPlain, Outcome.FAILED);
        return new Verdicts(
                both(always(tests, onPlain, Outcome.PASSED), broken),
                both(broken, always(tests, cut, Outcome.SKIPPED)),
                both(always(tests, onPlain, Outcome.FAILED), always(tests, cut, Outcome.FAILED)));
    }

    private static Predicate<String> isIn(String name) {
        return test -> test.contains("." + name + ".");
    }

    private static Set<String> always(Set<String> tests, List<SurefireResults> runs, Outcome outcome) {
        Set<String> result = new TreeSet<>(tests);
        result.removeIf(test -> runs.stream().anyMatch(results -> results.of(test) != outcome));
        return result;
    }

    private static Set<String> both(Set<String> one, Set<String> other) {
        Set<String> result = new TreeSet<>(one);
        result.retainAll(other);
        return result;
    }

    /** A compiled copy of the sample, with everything that Maven needs to run its tests without network. */
    private static Path prepare(Sample sample) throws Exception {
        Path project = MavenFolder.copy(
                Path.of(System.getProperty("samples"), "offline-" + sample.name()), folder.resolve(sample.folder()));
        installSanitiser();
        List<String> command = new ArrayList<>(List.of(maven(), "-q", "test", "-Dtest=Passing*"));
        command.addAll(sample.settings());
        run(project, command);
        return project;
    }

    private static synchronized void installSanitiser() throws IOException {
        Path target = Files.createDirectories(
                Path.of(System.getProperty("own.repository"), "io/unflake/unflake-sanitise/0.1.0"));
        for (String type : List.of("jar", "pom")) {
            Files.copy(
                    Path.of(System.getProperty("sanitise." + type)),
                    target.resolve("unflake-sanitise-0.1.0." + type),
                    StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static List<SurefireResults> runs(Path project, Sample sample, Network network, boolean sanitise)
            throws Exception {
        List<SurefireResults> runs = new ArrayList<>();
        for (int i = 0; i < RUNS; i++) {
            runs.add(runOnce(project, sample, network, sanitise));
        }
        return runs;
    }

    private static SurefireResults runOnce(Path project, Sample sample, Network network, boolean sanitise)
            throws Exception {
        List<String> command = new ArrayList<>(network == Network.ON ? inTown(project) : cutOff());
        command.addAll(List.of(maven(), "-o", "-q", "surefire:test", "-Dmaven.test.failure.ignore=true"));
        command.add("-Dsample.address=" + Town.ADDRESS);
        command.add("-Dsample.silent=" + Town.SILENT);
        command.addAll(sample.settings());
        if (!sanitise) {
            command.add("-Dunflake.sanitise=off");
        }
        run(project, command);
        return SurefireResults.takeFrom(project);
    }

    private static String maven() {
        return Path.of(System.getenv("MAVEN_HOME"), "bin", "mvn").toString();
    }

    /** In a namespace where all servers of the samples answer. */
    private static List<String> inTown(Path project) throws IOException {
        Path hosts = project.resolveSibling(project.getFileName() + ".hosts");
        Files.writeString(hosts, "127.0.0.1 localhost\n" + Town.ADDRESS + " " + String.join(" ", Town.NAMES) + "\n");
        Path ready = project.resolveSibling(project.getFileName() + ".ready");
        Files.deleteIfExists(ready);
        String script =
                "ip link set lo up; ip address add " + Town.ADDRESS + "/32 dev lo; ip address add " + Town.SILENT
                        + "/32 dev lo; mount --bind '" + hosts + "' /etc/hosts; '" + Unflake.java() + "' -cp '"
                        + System.getProperty("java.class.path").split(java.io.File.pathSeparator, -1)[0] + "' "
                        + Town.class.getName() + " '" + ready + "' & town=$!\n"
                        + "while [ ! -e '" + ready + "' ]; do kill -0 $town || exit 1; sleep 0.05; done\n"
                        + "\"$@\"; status=$?; kill $town; exit $status";
        return List.of("unshare", "--user", "--map-root-user", "--net", "--mount", "sh", "-c", script, "sh");
    }

    /** In a namespace with loopback only, where packets to one address get lost. */
    private static List<String> cutOff() {
        String script = "ip route add " + Town.SILENT + "/32 dev lo || exit 1; exec \"$@\"";
        return List.of(
                Unflake.java().toString(),
                "-Dunflake.home=" + Unflake.HOME,
                "-cp",
                Unflake.HOME.resolve("lib/unflake-cli.jar").toString(),
                "io.unflake.cli.Main",
                "offline",
                "--",
                "sh",
                "-c",
                script,
                "sh");
    }

    private static void run(Path project, List<String> command) throws Exception {
        Path log = project.resolveSibling(project.getFileName() + ".log");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(project.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        MavenFolder.useOwnRepository(builder);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        try {
            assertThat(process.waitFor(5, TimeUnit.MINUTES))
                    .as("ended: %s", command)
                    .isTrue();
            assertThat(process.exitValue())
                    .as(() -> command + " said:\n" + text(log))
                    .isZero();
        } finally {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
    }

    private static String text(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
