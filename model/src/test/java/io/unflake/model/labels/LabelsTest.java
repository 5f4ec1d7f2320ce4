package io.unflake.model.labels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.codec.CodecException;
import io.unflake.model.project.TestSettings;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelsTest {

    private static final Labels LABELS = new Labels(
            Labels.SCHEMA,
            Labels.ONE,
            0.5,
            5,
            List.of("/shop/classes", "/lib/junit.jar"),
            "/shop",
            new TestSettings(
                    List.of("**/*Test.java"),
                    List.of("**/Slow*.java"),
                    "",
                    "slow",
                    List.of("-ea", "--add-opens=java.base/java.lang=ALL-UNNAMED"),
                    Map.of("basedir", "/shop"),
                    Map.of("SHOP", "open"),
                    true),
            List.of(
                    new Mutant(
                            "SVD-1",
                            "SVD",
                            Mutant.OD,
                            Mutant.GATED,
                            Mutant.OWN,
                            "shop.CartTest#isEmpty, field count",
                            List.of(
                                    new LabelledTest("shop.CartTest#isEmpty", LabelledTest.VICTIM),
                                    new LabelledTest("shop.CartTest#zFills1", LabelledTest.POLLUTER)),
                            5,
                            "after zFills1",
                            Labels.CLASSES),
                    new Mutant(
                            "AW-1",
                            "AW",
                            Mutant.NOD,
                            Mutant.NATURAL,
                            Mutant.TEMPLATE,
                            "shop.CartTest",
                            List.of(new LabelledTest("shop.CartTest#zWaits", LabelledTest.FLAKY)),
                            0,
                            "if the thread is late",
                            Labels.CLASSES)));

    @Test
    void readsWhatItWrites() {
        assertThat(Labels.read(LABELS.write())).isEqualTo(LABELS);
    }

    @Test
    void hasTheMembersThatOtherToolsRead() {
        assertThat(LABELS.write())
                .contains("\"schema\": \"unflake/labels/1\"", "\"operator\": \"SVD\"", "\"type\": \"OD\"")
                .contains("\"form\": \"gated\"", "\"place\": \"own\"", "\"k\": 5", "\"fails\": \"after zFills1\"")
                .contains("{\"test\": \"shop.CartTest#isEmpty\", \"role\": \"victim\"}");
    }

    @Test
    void readsFilesWithoutSettings() {
        String text = LABELS.write().replace("\"settings\"", "\"unknown\"");

        assertThat(Labels.read(text).settings()).isNull();
    }

    @Test
    void theFlakyTestsOfAMutantAreThoseThatMayFail() {
        assertThat(LABELS.mutants().get(0).flaky())
                .extracting(LabelledTest::test)
                .containsExactly("shop.CartTest#isEmpty");
    }

    @ParameterizedTest
    @CsvSource({
        "unflake/labels/1, unflake/labels/2",
        "victim, culprit",
        "gated, ungated",
        "shop.CartTest#isEmpty\", shop.CartTest\"",
        "AW-1, SVD-1",
        "test-classes, ../../etc",
        "\"groups\", \"misspelt\""
    })
    void refusesWhatIsWrong(String good, String wrong) {
        String text = LABELS.write().replace(good, wrong);

        assertThatThrownBy(() -> Labels.read(text)).isInstanceOf(CodecException.class);
    }
}
