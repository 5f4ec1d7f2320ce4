package io.unflake.inject.validate;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.inject.operator.FlawPlace;
import io.unflake.inject.operator.Operators;
import io.unflake.inject.place.SuiteReader;
import io.unflake.inject.subjects.PlainSubject;
import io.unflake.model.TestId;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OriginalTestsTest {

    private static final TestId ADDS = TestId.parse(PlainSubject.class.getName() + "#adds");

    @TempDir
    private Path folder;

    private List<FlawPlace> places(String operator) throws IOException {
        try (InputStream in = PlainSubject.class.getResourceAsStream("PlainSubject.class")) {
            Files.write(folder.resolve("PlainSubject.class"), in.readAllBytes());
        }
        return Operators.named(operator)
                .get(0)
                .places(
                        SuiteReader.read(List.of(folder), Set.of(PlainSubject.class.getName()))
                                .get(0),
                        true);
    }

    @Test
    void a_flaw_in_a_test_that_fails_anyway_is_refused() throws IOException {
        OriginalTests tests = new OriginalTests(Set.of(ADDS));

        assertThat(places("MD"))
                .hasSize(2)
                .allSatisfy(place -> assertThat(tests.objection(place).isEmpty())
                        .isEqualTo(place.site().contains("#adds")));
    }

    @Test
    void an_added_test_needs_a_class_in_which_some_test_passes() throws IOException {
        FlawPlace added = places("SVD").get(0);

        assertThat(new OriginalTests(Set.of(ADDS)).objection(added)).isEmpty();
        assertThat(new OriginalTests(Set.of()).objection(added))
                .contains("no test of its class passes without the flaw");
    }
}
