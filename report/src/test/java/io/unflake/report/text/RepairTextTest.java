package io.unflake.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.codec.Codec;
import io.unflake.model.repair.Repair;
import io.unflake.model.repair.Repair.Attempt;
import io.unflake.model.repair.Repair.Patch;
import io.unflake.model.repair.Repair.Verified;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepairTextTest {

    private static final Patch PATCH = new Patch(
            "/out/patches/3f9c2a.diff",
            "call Stall.open()",
            "polluter",
            List.of("a/A.java"),
            List.of(new Verified("the failing order", 5), new Verified("the passing order", 5)),
            "git -C /shop apply /out/patches/3f9c2a.diff",
            false,
            "--- a/A.java\n+++ b/A.java\n@@ -1 +1,2 @@\n \tclass\n+\topen\u001b();\n");

    @Test
    void a_patch_is_shown_with_its_evidence_and_the_command_that_applies_it() {
        assertThat(RepairText.of(repair(PATCH, List.of()))).isEqualTo("""
                repaired shop.CartTest#isEmpty
                call Stall.open() (in the class of the test that runs before it)
                passed 5 of 5 runs: the failing order
                       5 of 5 runs: the passing order

                --- a/A.java
                +++ b/A.java
                @@ -1 +1,2 @@
                 \tclass
                +\topen\\u001b();

                apply it with:
                git -C /shop apply /out/patches/3f9c2a.diff
                """);
        assertThat(RepairText.of(repair(PATCH, List.of()).asApplied()))
                .endsWith("\napplied; the patch is in /out/patches/3f9c2a.diff\n");
    }

    @Test
    void without_a_patch_it_says_what_was_tried_why_that_failed_and_what_to_do() {
        assertThat(RepairText.of(repair(null, List.of(new Attempt("use UTC", "code", "it does not compile")))))
                .isEqualTo("""
                        no patch for shop.CartTest#isEmpty
                        tried: use UTC (in the code that the test calls)
                               it does not compile
                        Reset the shared state in a fixture; 'unflake explain 3f9c2a' shows who writes and who reads it.
                        """);
        assertThat(RepairText.of(repair(null, List.of())))
                .contains("no mechanical change is known for this finding (category order)\nReset the shared state");
    }

    @Test
    void without_a_change_to_try_it_says_why() {
        assertThat(RepairText.of(repair(null, List.of(), "the source of shop.CartTest was not found")))
                .startsWith("""
                        no patch for shop.CartTest#isEmpty
                        no change could be tried: the source of shop.CartTest was not found
                        """)
                .doesNotContain("no mechanical change");
    }

    @Test
    void the_result_can_be_written_and_read() {
        Repair repair = repair(PATCH, List.of(new Attempt("use UTC", "code", "it does not compile")));

        assertThat(Codec.read(Repair.class, Codec.writeIndented(repair))).isEqualTo(repair);
        assertThat(Codec.writeIndented(repair(null, List.of()))).contains("\"patch\": null");
    }

    private static Repair repair(Patch patch, List<Attempt> tried) {
        return repair(patch, tried, null);
    }

    private static Repair repair(Patch patch, List<Attempt> tried, String reason) {
        return new Repair(
                Repair.SCHEMA,
                "3f9c2a",
                "shop",
                "shop.CartTest#isEmpty",
                "order",
                patch,
                tried,
                reason,
                new Repair.Cost(1.5, 20));
    }
}
