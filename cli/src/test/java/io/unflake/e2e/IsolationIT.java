package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.fork.ForkListener;
import io.unflake.engine.process.Namespace;
import io.unflake.model.Observation;
import io.unflake.model.Perturbation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Worker JVMs do not see what other workers do, as far as the system allows it. */
class IsolationIT {

    /** In such a JVM the same tests have run before, so it sees what they left behind. */
    private static final String RAN_THE_SUITE = "USED";

    @TempDir
    Path folder;

    private TestJvms jvms;

    @BeforeEach
    void compile() throws IOException {
        Subject subject = Subject.compile("apart", folder);
        Files.writeString(subject.classes().resolve("as-built.txt"), "as built");
        Files.writeString(subject.classes().resolve("deleted.txt"), "as built");
        jvms = new TestJvms(subject, List.of(), ForkListener.NONE);
    }

    @AfterEach
    void end() {
        jvms.close();
    }

    private static void assumeNamespaces() throws InterruptedException {
        assumeTrue(Namespace.succeeds(
                List.of("unshare", "--user", "--map-current-user", "--keep-caps", "--net", "--mount", "ip", "link"),
                Path.of("/")));
    }

    @Test
    void jvms_with_their_own_networks_bind_the_same_port_at_the_same_time() throws Exception {
        assumeNamespaces();
        Set<Observation> observations = Collections.synchronizedSet(new HashSet<>());

        SideBySide.forEach(
                List.of(1, 2, 3),
                any -> observations.add(
                        jvms.run(Jvm.FRESH, Treatment.NONE, true, "apart.ApartTest#bindsAFixedPortForAWhile")));

        assertThat(observations).hasSize(3).allSatisfy(IsolationIT::assertPassed);
    }

    @ParameterizedTest
    @EnumSource(value = Jvm.class, mode = EnumSource.Mode.EXCLUDE, names = RAN_THE_SUITE)
    void a_run_sees_the_working_directory_as_the_build_left_it(Jvm jvm) throws Exception {
        assumeNamespaces();
        for (boolean ownNetwork : new boolean[] {false, true, false}) {
            if (jvm != Jvm.WARM || !ownNetwork) {
                assertPassed(
                        jvms.run(jvm, Treatment.NONE, ownNetwork, "apart.ApartTest#leavesFilesInTheWorkingDirectory"));
                jvms.endWarm();
            }
        }
        assertThat(folder.resolve("left-behind.txt")).doesNotExist();
        assertThat(folder.resolve("classes/as-built.txt")).hasContent("as built");
        assertThat(folder.resolve("classes/deleted.txt")).exists();
    }

    @ParameterizedTest
    @EnumSource(value = Jvm.class, mode = EnumSource.Mode.EXCLUDE, names = RAN_THE_SUITE)
    void a_worker_has_its_own_folder_for_temporary_files(Jvm jvm) {
        for (int i = 0; i < 2; i++) {
            assertPassed(jvms.run(jvm, Treatment.NONE, false, "apart.ApartTest#leavesATemporaryFile"));
            jvms.endWarm();
        }
    }

    @Test
    void the_private_folder_vanishes_with_its_worker() {
        Path temporary = Path.of(said(Treatment.NONE, true)[0]);

        assertThat(temporary.getParent()).doesNotExist();
        assertThat(temporary.getParent().getParent()).exists();
        jvms.close();
        assertThat(temporary.getParent().getParent()).doesNotExist();
    }

    @Test
    void a_treatment_chooses_another_folder_for_temporary_files() {
        Perturbation temp =
                new Perturbation.JvmSetting("environment.temp", Map.of("folder", "temporary files"), List.of());

        assertThat(said(Treatment.of(temp), false)[0]).endsWith("/temporary files");
    }

    @Test
    void the_folder_for_temporary_files_that_the_build_sets_is_kept() throws IOException {
        Subject subject = new Subject(folder, folder.resolve("classes"));
        Path chosen = Files.createDirectory(folder.resolve("chosen"));
        try (TestJvms others = new TestJvms(subject, List.of("-Djava.io.tmpdir=" + chosen), ForkListener.NONE)) {
            Observation run = others.run(Jvm.PLAIN, Treatment.NONE, false, "apart.ApartTest#fails");

            assertThat(words(run)[0]).isEqualTo(chosen.toString());
        }
    }

    @Test
    void an_isolated_jvm_belongs_to_the_same_user_and_runs_in_the_same_folder() throws IOException {
        String[] said = said(Treatment.NONE, true);

        assertThat(said[2]).isEqualTo(folder.toRealPath().toString());
        assertThat(said[3]).isEqualTo(System.getProperty("user.name"));
    }

    private String[] said(Treatment treatment, boolean ownNetwork) {
        return words(jvms.run(Jvm.FRESH, treatment, ownNetwork, "apart.ApartTest#fails"));
    }

    private static String[] words(Observation run) {
        return run.results().get(0).failure().message().split("\\|", -1);
    }

    private static void assertPassed(Observation observation) {
        assertThat(observation.results())
                .isNotEmpty()
                .allSatisfy(result -> assertThat(result.passed())
                        .as(Stream.of(result).map(TestResult::failure).toList().toString())
                        .isTrue());
    }
}
