package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.report.json.FindingsFile;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A test that starts thousands of threads, which stay. */
class SwarmIT {

    private static final String TEST = "harbour.swarm.SwarmTest#thousandsOfGullsArrive";

    @TempDir
    static Path folder;

    private static Unflake.Ended ended;
    private static FindingsFile findings;

    @BeforeAll
    static void detect() throws Exception {
        Path project = MavenFolder.prepare(
                MavenFolder.copy(HarbourIT.SAMPLE, folder.resolve("harbour")).resolve("swarm"));
        Path out = folder.resolve("out");
        ended = new Unflake(folder).run("detect", "--project", project.toString(), "--out", out.toString(), "--json");
        findings = ended.findings();
    }

    @Test
    void no_test_is_flaky() {
        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(findings.findings()).isEmpty();
    }

    @Test
    void the_test_is_reported_and_no_other() {
        List<String> reported = Stream.concat(
                        findings.notes().stream(), findings.broken().stream().map(FindingsFile.Broken::test))
                .toList();
        assertThat(reported).isNotEmpty().allSatisfy(each -> assertThat(each).contains(TEST));
    }
}
