package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.worker.subjects.junit4.Plain4;
import io.unflake.worker.subjects.jupiter.Tagged;
import io.unflake.worker.subjects.testng.PlainNg;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class GroupsTest {

    private static final ForkedWorker WORKER =
            ForkedWorker.with(Frameworks.JUPITER_5_14, Frameworks.VINTAGE_5_14, Frameworks.JUNIT_4, Frameworks.TESTNG);
    private static final List<String> CLASSES = ForkedWorker.names(Tagged.class, Plain4.class, PlainNg.class);

    @AfterAll
    static void end() {
        WORKER.close();
    }

    @Test
    void tags_and_groups_select_tests() {
        assertThat(WORKER.discover(CLASSES, "slow", "").found())
                .containsExactlyInAnyOrder("Tagged#slow", "Tagged#slowNetwork", "PlainNg#slow");
    }

    @Test
    void expressions_and_exclusions_narrow_the_selection() {
        assertThat(WORKER.discover(CLASSES, "slow & !network", null).found())
                .containsExactlyInAnyOrder("Tagged#slow", "PlainNg#slow");
        assertThat(WORKER.discover(CLASSES, "slow, network", "network").found())
                .containsExactlyInAnyOrder("Tagged#slow", "PlainNg#slow");
    }

    @Test
    void categories_select_tests_by_qualified_and_by_simple_name() {
        assertThat(WORKER.discover(CLASSES, Plain4.Slow.class.getName(), null).found())
                .containsExactly("Plain4#slow");
        assertThat(WORKER.discover(CLASSES, "Slow", null).found()).containsExactly("Plain4#slow");
        assertThat(WORKER.discover(CLASSES, null, "Slow").found()).doesNotContain("Plain4#slow");
    }

    @Test
    void groups_apply_to_runs_too() {
        assertThat(WORKER.execute(CLASSES, "Slow", null).started()).containsExactly("Plain4#slow");
    }
}
