package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.codec.Codec;
import io.unflake.model.repair.Repair;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Patches for tests that share all kinds of state. */
class PantryRepairIT {

    private static final Path SAMPLE = Path.of(System.getProperty("samples"), "pantry");

    /** All repairs take a quarter of an hour, so every 16th test is repaired, or all with {@code -Dpantry.repair=1}. */
    private static final int EVERY = Integer.getInteger("pantry.repair", 16);

    /** The share of tests that must be repaired. */
    private static final double REQUIRED = 22.0 / 25;

    @TempDir
    static Path folder;

    private static Unflake unflake;
    private static Path project;

    /** A dependent test and those that run before it. */
    private record Pair(String test, List<String> before) {

        static Pair parse(String line) {
            int comma = line.lastIndexOf(',');
            return new Pair(
                    line.substring(0, comma), List.of(line.substring(comma + 1).split(";")));
        }
    }

    @BeforeAll
    static void copy() throws Exception {
        project = MavenFolder.copy(SAMPLE, folder.resolve("pantry"));
        unflake = new Unflake(project);
    }

    @Test
    void most_tests_get_a_patch_that_was_checked() throws Exception {
        List<String> lines = Files.readAllLines(SAMPLE.resolve("pairs.csv"));
        List<Pair> pairs = IntStream.range(1, lines.size())
                .filter(i -> i % EVERY == 0)
                .mapToObj(i -> Pair.parse(lines.get(i)))
                .toList();
        List<String> unrepaired = new ArrayList<>();
        for (Pair pair : pairs) {
            if (!isRepaired(pair)) {
                unrepaired.add(pair.test());
            }
        }

        assertThat(pairs).isNotEmpty();
        assertThat(unrepaired).as("without patch, of " + pairs.size()).hasSizeLessThanOrEqualTo((int)
                (pairs.size() * (1 - REQUIRED)));
    }

    private static boolean isRepaired(Pair pair) throws Exception {
        Stream<String> polluters = pair.before().stream().flatMap(each -> Stream.of("--polluter", each));
        Unflake.Ended explained = unflake.run(
                Stream.concat(Stream.of("explain", pair.test()), polluters).toArray(String[]::new));
        assertThat(explained.exit()).as(explained.err()).isZero();
        Unflake.Ended repaired = unflake.run("repair", pair.test(), "--json");
        Repair repair = Codec.read(Repair.class, repaired.out());
        assertThat(repaired.exit()).as(repaired.err()).isEqualTo(repair.patch() == null ? 1 : 0);
        if (repair.patch() != null) {
            assertThat(repair.patch().verified())
                    .extracting(Repair.Verified::passed)
                    .hasSizeGreaterThanOrEqualTo(3)
                    .containsOnly(5);
        }
        return repair.patch() != null;
    }
}
