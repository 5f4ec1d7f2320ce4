package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.report.json.FindingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One detection on the sample.
 *
 * @param out its output folder
 * @param unflake calls the program as the detection was called
 */
record BakeryDetection(Path out, FindingsFile findings, Unflake unflake) {

    static final Path SAMPLE = Path.of(System.getProperty("samples"), "bakery");
    static final Path LIST = SAMPLE.resolve("flaky.csv");

    /** The output folder of a detection on the sample that was made before this build, with {@code --known}. */
    private static final String EXISTING = "bakery.out";

    /** Uses the existing detection, if there is one: a detection takes minutes. */
    static BakeryDetection get(Path folder) throws IOException, InterruptedException {
        String existing = System.getProperty(EXISTING);
        return existing == null ? make(folder) : read(Path.of(existing), folder);
    }

    private static BakeryDetection read(Path out, Path folder) throws IOException {
        FindingsFile findings = FindingsFile.read(Files.readString(out.resolve("findings.json")));
        return new BakeryDetection(out, findings, new Unflake(folder).withOuterRepository());
    }

    private static BakeryDetection make(Path folder) throws IOException, InterruptedException {
        Path project = MavenFolder.copy(SAMPLE, folder.resolve("bakery"));
        Path out = folder.resolve("out");
        Unflake unflake = new Unflake(folder);
        Unflake.Ended ended = unflake.run(
                "detect",
                "--project",
                project.toString(),
                "--out",
                out.toString(),
                "--known",
                LIST.toString(),
                "--json");
        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        keep(ended.out());
        return new BakeryDetection(out, ended.findings(), unflake);
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
