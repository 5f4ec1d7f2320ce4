package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.fork.ForkListener;
import io.unflake.model.Observation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run with the agent observes what each test uses outside its JVM. */
class ClaimsIT {

    @TempDir
    static Path folder;

    @TempDir
    static Path elsewhere;

    private static int otherPort;
    private static TestJvms jvms;
    private static Observation baseline;

    @BeforeAll
    static void observe() throws IOException {
        Subject subject = Subject.compile("apart", folder);
        Files.writeString(subject.classes().resolve("as-built.txt"), "as built");
        try (ServerSocket unused = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            otherPort = unused.getLocalPort();
        }
        List<String> properties = List.of("-Delsewhere=" + elsewhere, "-Dother.port=" + otherPort);
        jvms = new TestJvms(subject, properties, ForkListener.NONE);
        baseline = jvms.runAll(Jvm.WARM, "apart.ClaimsTest");
    }

    @AfterAll
    static void end() {
        jvms.close();
    }

    private static TestResult result(String test) {
        TestResult result = baseline.byTest().get(TestId.parse("apart.ClaimsTest" + test));
        assertThat(result.passed()).as(String.valueOf(result.failure())).isTrue();
        return result;
    }

    @Test
    void a_test_claims_the_fixed_ports_that_it_binds() {
        assertThat(result("#bindsAFixedPort").claims()).containsExactly("port 48732", "port 48733");
    }

    @Test
    void a_port_that_the_system_chose_and_a_connection_to_itself_are_no_claims() {
        assertThat(result("#talksToItself").claims()).isEmpty();
    }

    @Test
    void a_test_reaches_outside_if_it_needs_another_process_or_machine() {
        assertThat(result("#talksToAnotherProcess").claims()).containsExactly("outside 127.0.0.1:" + otherPort);
        assertThat(result("#looksUpAName").claims()).containsExactly("outside no-such-host.invalid");
        assertThat(result("#connectsToAnotherMachine").claims()).containsExactly("outside 192.0.2.1:9");
        assertThat(result("#listsInterfaces").claims()).containsExactly("outside network interfaces");
        assertThat(result("#startsAProcess").claims()).containsExactly("outside process");
        assertThat(result("#startsAProcess").reachesOutside()).isTrue();
        assertThat(result("#startsAProcess").exclusiveClaims()).isEmpty();
    }

    @Test
    void a_test_claims_the_files_that_it_writes_where_other_tests_see_them() {
        List<String> claims = result("#writesFiles").claims();

        assertThat(claims)
                .contains(
                        "file " + elsewhere.resolve("database"),
                        "file " + elsewhere.resolve("lock"),
                        "file " + elsewhere.resolve("stream"),
                        "file " + elsewhere.resolve("written"))
                .noneMatch(claim -> claim.contains("temporary"));
    }

    @Test
    void reading_is_no_claim() {
        assertThat(result("#onlyReads").claims()).isEmpty();
    }

    @Test
    void claims_of_a_fixture_count_for_the_tests_of_its_class() {
        assertThat(result("$Fixture#doesNothing").claims()).containsExactly("port 48734");
    }
}
