package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.report.json.FindingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One detection on the sample.
 *
 * @param project the folder of the sample, or of a copy
 * @param out its output folder
 * @param unflake calls the program as the detection was called
 */
record BakeryDetection(Path project, Path out, FindingsFile findings, Unflake unflake) {

    static final Path SAMPLE = Path.of(System.getProperty("samples"), "bakery");
    static final Path LIST = SAMPLE.resolve("flaky.csv");

    /** The output folder of a detection on the sample that was made before this build, with {@code --known}. */
    private static final String EXISTING = "bakery.out";

    /**
     * Uses the existing detection, if there is one: a detection takes minutes. On a slow machine, its time limit may end
     * before all causes are known; then it is continued.
     */
    static BakeryDetection get(Path folder) throws IOException, InterruptedException {
        String existing = System.getProperty(EXISTING);
        BakeryDetection detection = existing == null ? make(folder) : read(Path.of(existing), folder);
        return detection.hasAllCauses() ? detection : detection.perform("--resume");
    }

    private static BakeryDetection read(Path out, Path folder) throws IOException {
        FindingsFile findings = FindingsFile.read(Files.readString(out.resolve("findings.json")));
        return new BakeryDetection(SAMPLE.toRealPath(), out, findings, new Unflake(folder).withOuterRepository());
    }

    private static BakeryDetection make(Path folder) throws IOException, InterruptedException {
        Path project = MavenFolder.copy(SAMPLE, folder.resolve("bakery"));
        return new BakeryDetection(project, folder.resolve("out"), null, new Unflake(folder)).perform();
    }

    private boolean hasAllCauses() {
        return findings.findings().stream().allMatch(FindingsFile.Found::isProven);
    }

    private BakeryDetection perform(String... options) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(
                "detect",
                "--project",
                project.toString(),
                "--out",
                out.toString(),
                "--known",
                LIST.toString(),
                "--json"));
        arguments.addAll(List.of(options));
        Unflake.Ended ended = unflake.run(arguments.toArray(String[]::new));
        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        keep(ended.out());
        return new BakeryDetection(project, out, ended.findings(), unflake);
    }

    /** Keeps the findings so that a failed test can be analysed. */
    private static void keep(String findings) throws IOException {
        Path kept = Files.createDirectories(Path.of(System.getProperty("test.folder")));
        Files.writeString(kept.resolve("bakery-findings.json"), findings);
    }

    /** What the tests of the sample declare. */
    Truth truth() throws IOException, ReflectiveOperationException {
        return Truth.read(out);
    }

    Path replay(String id) {
        return out.resolve("replays").resolve(id + ".json");
    }
}
